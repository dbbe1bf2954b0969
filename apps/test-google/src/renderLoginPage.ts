import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { samplePeople } from './TestGoogleUser.ts'
import { type Language, type TestGoogleTexts, textsByLanguage } from './texts.ts'

const style = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#eef1f6;color:#172033;font:16px/1.5 system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:1rem 1rem 3rem}
.notice{margin:0;padding:.75rem 1rem;background:#7a3b00;color:#fff;text-align:center;font-weight:600}
h1{margin:1.5rem 0 .5rem;font-size:1.25rem;line-height:1.3}
h2{margin:0 0 .75rem;font-size:1rem}
section{background:#fff;border:1px solid #cfd6e2;border-radius:12px;padding:1.25rem;margin:1rem 0}
form{display:grid;gap:.625rem}
label{display:grid;gap:.25rem;font-weight:600}
input{min-height:3rem;padding:.5rem .75rem;border:1px solid #8794ac;border-radius:8px;font:inherit;font-weight:400}
small{display:block;color:#4c5870;font-size:.875rem;font-weight:400;overflow-wrap:anywhere}
button{min-height:3rem;padding:.5rem 1rem;border:1px solid #8794ac;border-radius:8px;background:#fff;color:inherit;font:inherit;font-weight:600;cursor:pointer}
.people button{text-align:start}
.primary{background:#1747b5;border-color:#1747b5;color:#fff}
.error{margin:0;color:#a1160a}
:focus-visible{outline:3px solid #e08a00;outline-offset:2px}
`

/** Hash of the page's style, as a source in its Content-Security-Policy. */
export const pageStyleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

/**
 * What the page shows: the choice of a user, the same choice after an invalid entry, or that the request does not come
 * from the store.
 */
export type LoginPageState =
  | { readonly kind: 'choose' }
  | { readonly kind: 'invalid'; readonly name: string; readonly email: string }
  | { readonly kind: 'unknown' }

/** Renders the page on which a visitor chooses who logs in. Its forms are sent to its own URL. */
export function renderLoginPage(state: LoginPageState, language: Language) {
  const texts = textsByLanguage[language]
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts.title}</title>
        <style>${raw(style)}</style>
      </head>
      <body>
        <header class="notice">${texts.notice}</header>
        <main>${state.kind === 'unknown' ? renderUnknown(texts) : renderChoice(state, texts)}</main>
      </body>
    </html>`
}

const renderUnknown = (texts: TestGoogleTexts) => html`<h1>${texts.unknownHeading}</h1>
  <section><p>${texts.unknown}</p></section>`

const renderChoice = (
  state: Exclude<LoginPageState, { readonly kind: 'unknown' }>,
  texts: TestGoogleTexts,
) => html`<h1>${texts.heading}</h1>
  <p>${texts.intro}</p>
  <section>
    <h2>${texts.samplePeople}</h2>
    <form method="post" class="people">
      ${samplePeople.map(
        ({ name, email }, index) =>
          html`<button name="person" value="${index}">${name}<small>${email}</small></button>`,
      )}
    </form>
  </section>
  <section>
    <h2>${texts.other}</h2>
    <form method="post">
      ${state.kind === 'invalid' ? html`<p class="error" role="alert">${texts.invalid}</p>` : ''}
      <label>${texts.name}<input name="name" required maxlength="100" autocomplete="name" value="${entry(state, 'name')}" /></label>
      <label>${texts.email}<input name="email" type="email" required maxlength="254" autocomplete="email" value="${entry(state, 'email')}" /></label>
      <button class="primary">${texts.submit}</button>
    </form>
  </section>
  <form method="post"><button name="deny" value="1">${texts.deny}</button></form>`

const entry = (state: LoginPageState, field: 'name' | 'email') =>
  state.kind === 'invalid' ? state[field] : ''
