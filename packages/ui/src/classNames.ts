/** Joins the class names that apply; what is false or missing is left out. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  let joined = ''
  for (const name of names) if (name) joined += joined === '' ? name : ` ${name}`
  return joined
}
