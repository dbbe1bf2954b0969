import { choicesParameter } from './choicesParameter.ts'

/** The address under which a page is passed on: with what was chosen, without what led a visitor here. */
export function toShareUrl(href: string): string {
  const { origin, pathname, searchParams } = new URL(href)
  const choices = searchParams.get(choicesParameter)
  return origin + pathname + (choices ? `?${choicesParameter}=${encodeURIComponent(choices)}` : '')
}
