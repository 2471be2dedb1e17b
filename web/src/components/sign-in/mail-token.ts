/** The secret of a link in a message: it stands behind `#`, so that neither servers nor other sites are told of it. */
export const mailTokenOf = (hash: string): string => hash.replace(/^#/, '');
