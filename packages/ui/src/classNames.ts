/** Joins the class names that apply; false and undefined ones are skipped. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  let joined = ''
  for (const name of names) if (name) joined += joined === '' ? name : ` ${name}`
  return joined
}
