import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { StorefrontBuild } from '../StorefrontBuild.ts'
import { getReturnPath } from './getReturnPath.ts'

/** The cookie with the language that a visitor chose, which `app/layout/LanguageSuggestion.tsx` also writes. */
const cookie = 'language'

/** Lifetime of the cookie: a year, in seconds. */
const life = 365 * 24 * 60 * 60

/** Handles a link to another language: stores the choice, and redirects to the same page in that language. */
export function handleLanguageLink(
  c: Context,
  builds: readonly StorefrontBuild[],
  publicOrigin: string,
): Response {
  c.header('cache-control', 'private, no-store')
  c.header('x-robots-tag', 'noindex')
  const back = getReturnPath(c.req.header('referer'), publicOrigin)
  const build = builds.find(({ language }) => language.code === c.req.param('code'))
  if (!build) return c.redirect(back, 303)
  setCookie(c, cookie, build.language.code, {
    ...{ path: '/', sameSite: 'Lax', maxAge: life },
    secure: publicOrigin.startsWith('https:'),
  })
  return c.redirect(build.localizeHref(withoutBase(back, builds)), 303)
}

function withoutBase(path: string, builds: readonly StorefrontBuild[]): string {
  const bases = builds.map(({ language }) => language.base)
  const base = bases.find((one) => one !== '' && new RegExp(`^${one}(?=[/?]|$)`).test(path)) ?? ''
  // A path that begins with two slashes would name another host.
  return path.slice(base.length).replace(/^[/\\]*/, '/')
}
