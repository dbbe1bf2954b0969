/** An element of a page in some browser. */
export interface TabElement {
  /** Scrolls it to the middle of the window, where no sticky bar covers it, and returns where it is then. */
  readonly reveal: () => Promise<unknown>
  readonly click: () => Promise<void>
  /** Types text after the content that is selected. */
  readonly type: (text: string) => Promise<void>
  /** Gives a file field the file at a path. */
  readonly upload: (path: string) => Promise<void>
}

/** Reveals an element; runs in the page. What it returns changes while something on the page moves to an end. */
export function revealElement(element: Element): string {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const isMoving = document
    .getAnimations()
    .some(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
  return [x, y, width, height, isMoving && performance.now()].join()
}

/** One tab of a browser: what every automation protocol can do. */
export interface Tab {
  readonly goto: (url: string) => Promise<void>
  readonly goBack: () => Promise<void>
  readonly goForward: () => Promise<void>
  readonly reload: () => Promise<void>
  readonly getUrl: () => Promise<string>
  /** Evaluates a JavaScript expression in the page, or in a frame of it by CSS selector. */
  readonly evaluate: (expression: string, frame?: string) => Promise<unknown>
  /** Evaluates an expression to an element, if there is one. */
  readonly find: (expression: string, frame?: string) => Promise<TabElement | undefined>
  /** Returns a screenshot of what is visible, as PNG. */
  readonly takeScreenshot: () => Promise<Uint8Array>
  /** Closes the tab and its browser. */
  readonly close: () => Promise<void>
}

/** Opens a tab of a new browser whose window has a width, in CSS pixels. */
export type OpenTab = (width: number) => Promise<Tab>
