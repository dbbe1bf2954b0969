import { choicesParameter } from './choicesParameter.ts'

/** Returns the URL to share: it keeps the chosen options and drops the tracking parameters. */
export function toShareUrl(href: string): string {
  const { origin, pathname, searchParams } = new URL(href)
  const choices = searchParams.get(choicesParameter)
  return origin + pathname + (choices ? `?${choicesParameter}=${encodeURIComponent(choices)}` : '')
}
