/** Styles of one element or pseudo-element. */
export interface StyleSnapshot {
  /** ComponentExample, and the path to the element in it. */
  readonly of: string
  /** Its position in its example, in pixels: left and top, unless it is the root, then width and height. */
  readonly box: readonly number[]
  /** Whether it contains text, or can. */
  readonly hasWords: boolean
  /** Computed values by property name, if they differ from the initial value. */
  readonly style: Readonly<Record<string, string>>
}

/** Reads the styles of everything in the containers. Runs in the page, so it must be self-contained. */
export function readStyleSnapshots(): readonly StyleSnapshot[] {
  type Origin = { readonly left: number; readonly top: number } | undefined
  // Logical properties repeat the physical ones.
  const isName = (name: string) => !/^--|(^|-)(block|inline)(-|$)/.test(name)
  const names = [...getComputedStyle(document.documentElement)].filter(isName)
  const plain = document.createElement('x-plain')
  plain.style.cssText = 'all: initial'
  document.documentElement.append(plain)
  const initial = new Map(names.map((name) => [name, getComputedStyle(plain).getPropertyValue(name)]))
  plain.remove()
  const styleOf = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo)
    const values = names.map((name): [string, string] => [name, style.getPropertyValue(name)])
    return Object.fromEntries(values.filter(([name, value]) => value !== initial.get(name)))
  }
  const pseudosOf = (element: Element) => {
    const stands = (pseudo: string) => !['none', 'normal'].includes(getComputedStyle(element, pseudo).content)
    const found = ['::before', '::after'].filter(stands)
    if (element.hasAttribute('placeholder')) found.push('::placeholder')
    if (element.matches('dialog:modal, :popover-open')) found.push('::backdrop')
    if (element.localName === 'details') found.push('::details-content')
    return found
  }
  // An element clipped to a single pixel is for screen readers only.
  const isSeen = (element: Element) => {
    const { display, clipPath } = getComputedStyle(element)
    return (display === 'contents' || element.getClientRects().length > 0) && clipPath !== 'inset(50%)'
  }
  const hasWords = (element: Element) =>
    element.matches('input, select, textarea') ||
    (isSeen(element) && [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
  const boxOf = (element: Element, origin: Origin) => {
    if (!isSeen(element) || element.getClientRects().length === 0) return []
    const { left, top, width, height } = element.getBoundingClientRect()
    // The page decides the line in which a root is.
    return origin === undefined ? [width, height] : [left - origin.left, top - origin.top, width, height]
  }
  const looks: StyleSnapshot[] = []
  const read = (element: Element, way: string, around: Origin) => {
    // Neither is ever drawn.
    if (element.matches('source, track')) return
    const isFixed = getComputedStyle(element).position === 'fixed'
    const origin = isFixed ? { left: 0, top: 0 } : around
    const name = element.getAttribute('class') ?? ''
    const place = [...(element.parentElement?.children ?? [])].indexOf(element)
    const of = `${way} > ${element.localName}[${place}] ${name.replaceAll(/\S+-/g, '.')}`
    looks.push({ of, box: boxOf(element, origin), hasWords: hasWords(element), style: styleOf(element) })
    for (const pseudo of pseudosOf(element)) {
      const { content } = getComputedStyle(element, pseudo)
      const hasWords = pseudo === '::placeholder' || !['""', 'none', 'normal'].includes(content)
      looks.push({ of: `${of}${pseudo}`, box: [], hasWords, style: styleOf(element, pseudo) })
    }
    if (isSeen(element)) {
      const inside = origin ?? element.getBoundingClientRect()
      for (const child of element.children) read(child, of, inside)
    }
  }
  for (const room of document.querySelectorAll<HTMLElement>('[data-example]'))
    for (const root of room.children) read(root, room.dataset.example ?? '', undefined)
  return looks
}
