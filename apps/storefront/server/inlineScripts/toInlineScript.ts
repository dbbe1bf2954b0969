/**
 * Returns the text of a script that calls a function with arguments, each written as JavaScript. The function uses
 * nothing outside itself: only its own text reaches the browser.
 */
export function toInlineScript<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  ...args: { readonly [Arg in keyof Args]: string }
): string {
  return `(${String(run).replace(/\n\s+/g, '\n')})(${args.join()});`
}
