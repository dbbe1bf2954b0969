type Attributes = Readonly<Record<string, string | boolean | undefined>>

/** Creates an element with attributes and children. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, '')
    else if (typeof value === 'string') made.setAttribute(name, value)
  }
  made.append(...content)
  return made
}

/** Creates a decorative 24 by 24 icon; the adjacent text explains it. */
export function createIcon(path: string): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const made = document.createElementNS(space, 'svg')
  made.setAttribute('viewBox', '0 0 24 24')
  made.setAttribute('aria-hidden', 'true')
  made.setAttribute('class', 'customiser-icon')
  const line = document.createElementNS(space, 'path')
  line.setAttribute('d', path)
  made.append(line)
  return made
}

/** Creates a button with a label. */
export function createButton(
  { label, kind, path, pressed }: ButtonOptions,
  onPress: () => void,
): HTMLButtonElement {
  const made = createElement(
    'button',
    {
      type: 'button',
      class: `customiser-button customiser-button-${kind}`,
      ...(kind === 'tool' && { 'aria-label': label, title: label }),
      ...(pressed !== undefined && { 'aria-pressed': String(pressed) }),
    },
    ...(path === undefined ? [] : [createIcon(path)]),
    ...(kind === 'tool' ? [] : [label]),
  )
  made.addEventListener('click', onPress)
  return made
}

/** Appearance of a button. */
export interface ButtonOptions {
  readonly label: string
  readonly kind: 'primary' | 'secondary' | 'quiet' | 'tool'
  readonly path?: string
  readonly pressed?: boolean
}
