/**
 * Where the footer leads. Whoever runs an instance puts their own addresses here; until then each leads to the front of the
 * place it names, and mail opens a letter about Larder.
 */
export const footerLinks = {
  portfolio: '/search',
  source: 'https://github.com/',
  network: 'https://www.linkedin.com/',
  mail: 'mailto:?subject=Larder%3A%20Cook%20with%20what%20you%20have',
  photos: 'https://www.instagram.com/',
} as const
