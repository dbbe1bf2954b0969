/** Styles of one element or pseudo-element. */
export interface StyleSnapshot {
  /** Story of the element, and the path to the element in that story. */
  readonly of: string
  /**
   * Position in the component and size, in pixels: left, top, width and height. The root of a component has only width
   * and height.
   */
  readonly box: readonly number[]
  /** Whether the element contains text, or can contain text. */
  readonly hasWords: boolean
  /** Computed values by property name. */
  readonly style: Readonly<Record<string, string>>
}

type Origin = { readonly left: number; readonly top: number } | undefined

/** Reads the styles of all our elements. */
export function readStyleSnapshots(): readonly StyleSnapshot[] {
  const names = namesOfProperties()
  const looks: StyleSnapshot[] = []
  const read = (element: Element, path: string, around: Origin) => {
    // A browser never draws `source`, `track` and `style`; `data-theirs` marks content that a story passes to a
    // component.
    if (element.matches('source, track, style, [data-theirs]')) return
    const own = getComputedStyle(element)
    const origin = own.position === 'fixed' ? { left: 0, top: 0 } : around
    const place = [...(element.parentElement?.children ?? [])].indexOf(element)
    const of = `${path} > ${element.localName}[${place}] ${element.getAttribute('class') ?? ''}`
    looks.push({ of, box: boxOf(element, origin), hasWords: hasWords(element), style: pick(own, names) })
    for (const pseudo of pseudosOf(element)) {
      const style = getComputedStyle(element, pseudo)
      const hasWords = pseudo === '::placeholder' || !['""', 'none', 'normal'].includes(style.content)
      looks.push({ of: `${of}${pseudo}`, box: [], hasWords, style: pick(style, names) })
    }
    if (!isSeen(element)) return
    const inside = origin ?? element.getBoundingClientRect()
    for (const child of element.children) read(child, of, inside)
  }
  for (const root of document.querySelectorAll('[data-story] [data-ours]')) {
    const story = root.closest<HTMLElement>('[data-story]')?.dataset.story ?? ''
    if (!root.parentElement?.closest('[data-ours]')) read(root, story, undefined)
  }
  return looks
}

/**
 * Returns the properties that the page's stylesheet sets, because only these can differ. Logical properties are
 * omitted, because they repeat the physical ones.
 */
function namesOfProperties(): readonly string[] {
  const rules = [...(document.styleSheets[0]?.cssRules ?? [])]
  const set = rules.flatMap((rule) => (rule instanceof CSSStyleRule ? [...rule.style] : []))
  return [...new Set([...set, 'display', 'clip-path'])].filter((name) => !/-(block|inline)(-|$)/.test(name))
}

const pick = (style: CSSStyleDeclaration, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))

function pseudosOf(element: Element): readonly string[] {
  const stands = (pseudo: string) => !['none', 'normal'].includes(getComputedStyle(element, pseudo).content)
  return [
    ...['::before', '::after'].filter(stands),
    ...(element.hasAttribute('placeholder') ? ['::placeholder'] : []),
    ...(element.matches('dialog:modal, :popover-open') ? ['::backdrop'] : []),
    ...(element.localName === 'details' ? ['::details-content'] : []),
  ]
}

/** Returns whether an element is visible; an element clipped to a single pixel is for screen readers only. */
function isSeen(element: Element): boolean {
  const { display, clipPath } = getComputedStyle(element)
  return (display === 'contents' || element.getClientRects().length > 0) && clipPath !== 'inset(50%)'
}

const hasWords = (element: Element) =>
  element.matches('input, select, textarea') ||
  (isSeen(element) && [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))

function boxOf(element: Element, origin: Origin): readonly number[] {
  if (!isSeen(element) || element.getClientRects().length === 0) return []
  const { left, top, width, height } = element.getBoundingClientRect()
  // The position of a root depends on the page, not on the component.
  return origin === undefined ? [width, height] : [left - origin.left, top - origin.top, width, height]
}
