import { countCharacters } from '@store/api-client/contract/rules/countCharacters'
import { nameColours, nameFonts } from '../design/Design.ts'
import { sanitizeName } from '../design/sanitizeName.ts'
import { inkColours } from '../draw/drawName.ts'
import { createElement } from './createElement.ts'
import type { DesignRenderer, ViewDependencies } from './ViewDependencies.ts'

/** Creates the panel for the name and its style. */
export function createNamePanel({
  request: { limit },
  history,
  messages,
  announce,
}: ViewDependencies): DesignRenderer {
  const input = createElement('input', {
    id: 'customiser-name',
    class: 'customiser-input',
    type: 'text',
    autocomplete: 'off',
    enterkeyhint: 'done',
    'aria-describedby': 'customiser-count customiser-refused',
  })
  const count = createElement('span', { id: 'customiser-count', class: 'customiser-count' })
  const refused = createElement('p', { id: 'customiser-refused', class: 'customiser-note' })

  const write = () => {
    const { name, hadRefused } = sanitizeName(input.value, limit)
    const isCut = !hadRefused && countCharacters(input.value.trimStart()) > limit
    refused.textContent = hadRefused ? messages.refused : isCut ? messages.full : ''
    if (refused.textContent) announce(refused.textContent)
    history.change({ name }, 'name')
    keep(name)
  }
  // Keeps the caret position if the text before it is unchanged.
  const keep = (name: string) => {
    if (input.value === name) return
    const at = input.selectionStart ?? name.length
    input.value = name
    input.setSelectionRange(Math.min(at, name.length), Math.min(at, name.length))
  }
  // Text in IME composition is not changed. Phones compose every word, so a text that needs no change is taken at once.
  input.addEventListener('input', (event) => {
    const isComposing = event instanceof InputEvent && event.isComposing
    if (!isComposing || sanitizeName(input.value, limit).name === input.value) write()
  })
  input.addEventListener('compositionend', write)
  input.addEventListener('blur', history.settle)
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') input.blur()
  })

  const faces = createChoice('font', messages.font, nameFonts, messages.fonts, (font) =>
    history.change({ font }),
  )
  const tints = createChoice('colour', messages.colour, nameColours, messages.colours, (colour) =>
    history.change({ colour }),
  )
  for (const { value, face } of tints.faces) {
    // Set by script instead of markup, because the page's CSP allows no inline styles.
    face.style.setProperty('--customiser-tint', inkColours[value])
    face.classList.add('customiser-swatch')
  }
  for (const { value, face } of faces.faces) face.classList.add('customiser-face', `customiser-face-${value}`)

  const root = createElement(
    'div',
    { class: 'customiser-panel' },
    createElement(
      'div',
      { class: 'customiser-field' },
      createElement('label', { for: 'customiser-name', class: 'customiser-label' }, messages.name),
      input,
      createElement('div', { class: 'customiser-below' }, refused, count),
    ),
    faces.root,
    tints.root,
  )
  return {
    root,
    show: ({ name, font, colour }) => {
      if (document.activeElement !== input) input.value = name
      else keep(name)
      count.textContent = messages.count(countCharacters(name), limit)
      faces.show(font)
      tints.show(colour)
    },
  }
}

/** Creates a group of radio buttons in a row. */
function createChoice<Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
  onChoose: (value: Value) => void,
) {
  const faces = values.map((value) => {
    const input = createElement('input', { type: 'radio', name: `customiser-${name}`, value })
    input.addEventListener('change', () => onChoose(value))
    const face = createElement('span', {}, words[value])
    return { value, input, face, root: createElement('label', { class: 'customiser-choice' }, input, face) }
  })
  const root = createElement(
    'fieldset',
    { class: 'customiser-choices' },
    createElement('legend', { class: 'customiser-label' }, label),
    createElement('div', { class: 'customiser-row' }, ...faces.map((each) => each.root)),
  )
  const show = (chosen: Value) => {
    for (const { value, input } of faces) input.checked = value === chosen
  }
  return { root, faces, show }
}
