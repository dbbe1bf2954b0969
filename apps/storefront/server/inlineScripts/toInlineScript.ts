/**
 * Returns the text of a script that calls a function with arguments, each written as JavaScript. The function must not
 * refer to anything outside itself, because only its own text reaches the browser.
 */
export function toInlineScript<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  ...args: { readonly [Arg in keyof Args]: string }
): string {
  return `(${String(run).replace(/\n\s+/g, '\n')})(${args.join()});`
}
