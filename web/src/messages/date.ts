const shortDates = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** A moment as a short day in the United States (specification, section 9): "Nov 21, 2026". */
export function shortDate(moment: string): string {
  return shortDates.format(new Date(moment))
}
