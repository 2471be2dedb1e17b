/** What jsdom lacks of a browser, as far as the web app uses it: a screen without wishes, on which everything is in view. */

window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});

window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

window.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element) {
    const seen = target.getBoundingClientRect();
    this.#callback(
      [
        {
          isIntersecting: true,
          target,
          time: 0,
          intersectionRatio: 1,
          boundingClientRect: seen,
          intersectionRect: seen,
          rootBounds: null,
        },
      ],
      this,
    );
  }

  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

/** The test environment has Node's FormData, which takes no form; React makes one of every form that is submitted. */
globalThis.FormData = class extends globalThis.FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of form?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.name) this.append(field.name, field.value);
    }
  }
};

/** Files of the test environment can only be read the old way. */
File.prototype.text = function () {
  const { promise, resolve } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(String(reader.result)));
  reader.readAsText(this);
  return promise;
};

window.ResizeObserver = class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.PointerEvent = class extends MouseEvent implements Pick<PointerEvent, 'pointerType' | 'pointerId'> {
  readonly pointerType: string;
  readonly pointerId: number;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? 'mouse';
    this.pointerId = init.pointerId ?? 1;
  }
} as typeof PointerEvent;

/** The test environment has Node's AbortSignal, which the page's own elements do not take for one. */
const elements: EventTarget = Object.getPrototypeOf(Node.prototype);
const addListener = elements.addEventListener;
elements.addEventListener = function (type, listener, options) {
  if (typeof options !== 'object' || !options.signal) return addListener.call(this, type, listener, options);
  const { signal, ...rest } = options;
  signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest));
  return addListener.call(this, type, listener, rest);
};
