import { mocks as text } from '../messages/mocks.ts';
import { CHOICES, keepScenario, type Scenario } from './scenario.ts';

const STYLE = `
  :host { position: fixed; inset: auto auto 12px 12px; z-index: 2000; font: 14px/1.4 system-ui, sans-serif; color: #22302A }
  :host([data-aside]) { inset: auto 12px 12px auto }
  details { background: #fff; border: 1px solid #66736C; border-radius: 12px; padding: 6px 12px; max-width: 220px }
  summary { cursor: pointer; min-height: 24px }
  label { display: block; margin: 8px 0 }
  select { display: block; width: 100%; min-height: 32px; font: inherit; color: inherit; background: #fff }
  @media print { :host { display: none } }
`;

/** Shows, in a corner of the page, what the mock server answers; another choice reloads the page with it. */
export function showPanel(scenario: Scenario): void {
  const host = document.createElement('aside');
  host.setAttribute('aria-label', text.title);
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = text.title;
  details.append(summary, selectOf('viewer', scenario), selectOf('data', scenario), selectOf('network', scenario));
  // Unlike an element, a sheet needs no nonce.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.append(details);
  document.body.append(host);
  document.addEventListener('focusin', ({ target }) => {
    // The browser may yet scroll to what has the focus.
    if (target instanceof Element && target !== host) requestAnimationFrame(() => standAside(host, target));
  });
}

/** Leaves the corner in which the panel would hide what has the focus. */
function standAside(host: HTMLElement, focus: Element): void {
  const [mine, its] = [host.getBoundingClientRect(), focus.getBoundingClientRect()];
  const isUnder = its.bottom > mine.top && its.top < mine.bottom && its.left < mine.right && its.right > mine.left;
  if (isUnder) host.toggleAttribute('data-aside');
}

function selectOf<Part extends keyof Scenario>(part: Part, scenario: Scenario): HTMLLabelElement {
  const label = document.createElement('label');
  const select = document.createElement('select');
  for (const choice of CHOICES[part])
    select.add(new Option(text.choices[choice], choice, false, choice === scenario[part]));
  select.addEventListener('change', () => open({ ...scenario, [part]: select.value }));
  label.append(text[part], select);
  return label;
}

/** The page as it is in a scenario, at its address without what that may say of another. */
function open(scenario: Scenario): void {
  keepScenario(scenario);
  const address = new URL(window.location.href);
  address.searchParams.delete('mock');
  window.location.replace(address);
}
