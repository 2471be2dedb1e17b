/** Shows at the top of the page that what was pressed is on its way (`base.css`); gives what ends it. */
export function showWaiting(): () => void {
  const { dataset } = document.documentElement;
  dataset['waiting'] = '';
  return () => void delete dataset['waiting'];
}
