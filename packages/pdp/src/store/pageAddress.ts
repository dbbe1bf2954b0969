import { choicesParameter } from './choicesInAddress.ts'

/** The address under which a page is passed on: with what was chosen, without what led a visitor here. */
export function pageAddress(href: string): string {
  const { origin, pathname, searchParams } = new URL(href)
  const choices = searchParams.get(choicesParameter)
  return origin + pathname + (choices ? `?${choicesParameter}=${encodeURIComponent(choices)}` : '')
}
