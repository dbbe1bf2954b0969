import { brand } from '../../app/brand.ts'
import type { Head, SocialSharePicture } from '../../app/Head.ts'
import type { Language } from '../../app/Language.ts'
import { inlineBootstrapScript } from '../inlineScripts/inlineBootstrapScript.ts'
import { escapeJson } from './escapeJson.ts'
import type { PageAssets } from './readAssets.ts'
import { type SerializedPageData, serializePageData } from './serializePageData.ts'
import { speculationRules } from './speculationRules.ts'

/**
 * The parts of a document around a page's body: its head; its styles and other markup that every document of this page
 * shares; the body; its end.
 */
export interface DocumentParts {
  readonly open: string
  readonly styled: Buffer<ArrayBuffer>
  readonly close: string
}

/** Texts of every document outside its page, and of the web manifest. */
export interface DocumentMessages {
  readonly noScript: string
  readonly pictureAlt: (brand: string) => string
  /** Names of the shortcuts of the web manifest. */
  readonly manifest: { readonly orders: string; readonly lookup: string }
}

/** The language of a document. */
export interface DocumentLanguage {
  readonly language: Language
  readonly messages: DocumentMessages
  /** Canonical URLs of the page in each language of the store, the default first. */
  readonly alternates: readonly { readonly code: string; readonly href: string }[]
}

/** Renders the document before and after a page's body. */
export function renderDocument(
  head: Head,
  assets: PageAssets,
  written: SerializedPageData,
  canonical: string,
  { language, messages, alternates }: DocumentLanguage,
): DocumentParts {
  const { title, description, noIndex = false, isCanonical = !noIndex, jsonLd, adjacentPages = {} } = head
  const isVariation = noIndex && head.search !== undefined
  const lines = [
    `<!doctype html><html lang="${language.code}" data-languages="${alternates.map(({ code }) => code).join(' ')}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    description ? `<meta name="description" content="${escapeHtml(description)}">` : '',
    noIndex ? `<meta name="robots" content="noindex,${isVariation ? 'follow' : 'nofollow'}">` : '',
    !isCanonical && !isVariation ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...(noIndex ? [] : translations(alternates)),
    ...neighbours(adjacentPages, canonical),
    `<script>${inlineBootstrapScript}</script>`,
    '<meta name="theme-color" content="#FFFCF7">',
    '<meta name="theme-color" content="#1D1714" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/api/pictures/favicon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/api/pictures/favicon-32.png" sizes="32x32" type="image/png">',
    `<link rel="manifest" href="${language.base}/manifest.webmanifest">`,
    '<link rel="apple-touch-icon" href="/api/pictures/apple-touch-icon.png">',
    ...(noIndex
      ? []
      : sharing(head, canonical, language, messages, written.context.shop?.name ?? brand.name)),
    // Structured data are not a script, so the Content-Security-Policy does not apply to this element.
    ...(jsonLd?.(canonical) ?? []).map(
      (fact) => `<script type="application/ld+json">${escapeJson(JSON.stringify(fact))}</script>`,
    ),
  ]
  const data = `<script type="application/json" id="page">${serializePageData(written)}</script>`
  const speculation = `<script type="speculationrules">${speculationRules}</script>`
  return {
    open: lines.join(''),
    styled: styledOf(assets, messages),
    close: `</div>${data}${speculation}</body></html>`,
  }
}

/** Returns the bytes that every document of a page shares; half of them are its styles. */
function styledOf(assets: PageAssets, messages: DocumentMessages): Buffer<ArrayBuffer> {
  const made = styled.get(assets) ?? Buffer.from(writeStyled(assets, messages))
  styled.set(assets, made)
  return made
}

const styled = new WeakMap<PageAssets, Buffer<ArrayBuffer>>()

const writeStyled = (
  { fonts, css, inlined, entry, preload }: PageAssets,
  { noScript }: DocumentMessages,
): string =>
  [
    ...fonts.map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`),
    `<style>${css}</style>`,
    // These stylesheets are never loaded (the preload scanner respects `media`, the parser `disabled`). Otherwise, a
    // page's chunk would fetch its styles again, although they are inlined above.
    ...inlined.map((file) => `<link rel="stylesheet" href="${file}" media="not all" disabled>`),
    // Loaded after the first paint, because the page is readable without them (`scheduleHydration`).
    `<script type="application/json" id="scripts">${JSON.stringify([entry, ...preload])}</script>`,
    `</head><body><noscript><p class="noscript">${noScript}</p></noscript><div id="root">`,
  ].join('')

/** Returns the links to the page in each language, and in the default one for visitors with another language. */
const translations = (alternates: DocumentLanguage['alternates']): readonly string[] => {
  const [first] = alternates
  const all = [...alternates, ...(first ? [{ code: 'x-default', href: first.href }] : [])]
  return all.map(({ code, href }) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}">`)
}

/** Returns the links to the previous and next page of a series. */
const neighbours = (
  { previous, next }: NonNullable<Head['adjacentPages']>,
  canonical: string,
): readonly string[] =>
  Object.entries({ prev: previous, next }).flatMap(([rel, search]) =>
    search === undefined
      ? []
      : [`<link rel="${rel}" href="${escapeHtml(canonical.split('?')[0] + search)}">`],
  )

/** Returns the metadata for link previews of the page. */
const sharing = (
  { title, description = '', picture: own }: Head,
  canonical: string,
  { code }: Language,
  { pictureAlt }: DocumentMessages,
  shopName: string,
): readonly string[] => {
  const picture = own ?? { ...brandPicture, alt: pictureAlt(shopName) }
  return [
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': shopName,
      'og:locale': `${code}_IN`,
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
      'og:image': new URL(picture.src, canonical).href,
      'og:image:width': String(picture.width),
      'og:image:height': String(picture.height),
      'og:image:alt': picture.alt,
    }).map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    // Social networks that read `twitter:card` take all other fields from the Open Graph tags above.
    `<meta name="twitter:card" content="${picture.width > picture.height ? 'summary_large_image' : 'summary'}">`,
  ]
}

/** Image for pages without their own, in the size that social networks require. */
const brandPicture: Omit<SocialSharePicture, 'alt'> = {
  src: '/api/pictures/og.png',
  width: 1200,
  height: 630,
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
