const local = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/i
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i

/** Returns whether a text is exactly one e-mail address; no list, no name, no line break. */
export function isEmail(text: string): boolean {
  const [before = '', after = '', ...more] = text.split('@')
  return (
    more.length === 0 &&
    text.length <= 254 &&
    local.test(before) &&
    !/^\.|\.\.|\.$/.test(before) &&
    domain.test(after)
  )
}
