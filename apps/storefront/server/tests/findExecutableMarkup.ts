import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'

/**
 * Parses a document like a browser and lists active content that is not the store's own: a script that its policy does
 * not allow, an event handler, a URL that is a script, a frame, or a form or style from another site.
 */
export function findExecutableMarkup(html: string, policy: string): readonly string[] {
  const { document } = new JSDOM(html).window
  return [...document.querySelectorAll('*')].flatMap((element) => [
    ...faultsOfElement(element, policy),
    ...[...element.attributes].flatMap(({ name, value }) =>
      faultsOfAttribute(name, value).map((fault) => `<${element.localName} ${fault}>`),
    ),
  ])
}

const never = new Set(['base', 'embed', 'iframe', 'marquee', 'math', 'object', 'frame', 'applet'])

function faultsOfElement(element: Element, policy: string): readonly string[] {
  const { localName, textContent = '' } = element
  const isAllowed = (text: string) =>
    policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  if (never.has(localName)) return [`<${localName}>`]
  if (localName === 'meta' && element.hasAttribute('http-equiv')) return ['<meta http-equiv>']
  if (localName === 'style' && !isAllowed(textContent ?? '')) return ['<style>']
  if (localName !== 'script') return []
  const type = element.getAttribute('type') ?? ''
  if (type === 'application/json' || type === 'application/ld+json') return faultsOfData(textContent ?? '')
  const nonce = element.getAttribute('nonce')
  if (nonce && policy.includes(`'nonce-${nonce}'`)) return []
  const src = element.getAttribute('src')
  const isOurs = src === null ? isAllowed(textContent ?? '') : /^\/assets\/[\w.-]+$/.test(src)
  return isOurs ? [] : [`<script> ${(src ?? textContent ?? '').slice(0, 40)}`]
}

function faultsOfData(text: string): readonly string[] {
  try {
    JSON.parse(text)
    return []
  } catch {
    return ['data that is no JSON']
  }
}

const addresses = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'srcset'])

function faultsOfAttribute(name: string, value: string): readonly string[] {
  if (/^on/i.test(name) || name === 'srcdoc' || name === 'style') return [name]
  if (!addresses.has(name)) return []
  const plain = [...value].filter((sign) => sign > ' ').join('')
  if (/^(javascript|vbscript|data:text)/i.test(plain)) return [`${name}=${value}`]
  return /^(https?:)?\/\/evil\.example/i.test(plain) ? [`${name}=${value}`] : []
}
