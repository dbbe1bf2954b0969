import { photoTypes } from '@store/api-client/contract/rules/validatePhoto'
import type { PhotoTransform } from '../design/transformPhoto.ts'
import { readPhoto } from '../photo/readPhoto.ts'
import { createButton, createElement, createIcon } from './createElement.ts'
import { photoTransformsByKey } from './photoTransformsByKey.ts'
import type { DesignRenderer, ViewDependencies } from './ViewDependencies.ts'

const paths = {
  left: 'M14 6l-6 6 6 6',
  right: 'M10 6l6 6-6 6',
  up: 'M6 14l6-6 6 6',
  down: 'M6 10l6 6 6-6',
  larger: 'M12 5v14M5 12h14',
  smaller: 'M5 12h14',
  turnLeft: 'M4 8v5h5M5 13a7.5 7.5 0 1 1 2 5',
  turnRight: 'M20 8v5h-5M19 13a7.5 7.5 0 1 0-2 5',
  photo: 'M4 7h3l2-2h6l2 2h3v12H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
} as const

/** The tool buttons, each with the key that does the same. */
const tools = [
  ['left', 'ArrowLeft'],
  ['right', 'ArrowRight'],
  ['up', 'ArrowUp'],
  ['down', 'ArrowDown'],
  ['smaller', '-'],
  ['larger', '+'],
  ['turnLeft', '['],
  ['turnRight', ']'],
] as const

/** Creates the panel to select, replace, position and remove the photo. */
export function createPhotoPanel(
  { request, history, messages, announce }: ViewDependencies,
  move: (move: PhotoTransform) => void,
): DesignRenderer & { readonly take: (file: Blob) => Promise<void> } {
  const input = createElement('input', {
    type: 'file',
    id: 'customiser-photo',
    class: 'customiser-file',
    accept: photoTypes,
    'aria-describedby': 'customiser-photo-hint customiser-photo-fault',
  })
  const label = createElement('span')
  const fault = createElement('p', { id: 'customiser-photo-fault', class: 'customiser-fault', role: 'alert' })
  const note = createElement('p', { class: 'customiser-note' })

  let latest = 0
  const take = async (file: Blob) => {
    latest += 1
    const own = latest
    fault.textContent = ''
    note.textContent = messages.photoReading
    const read = await readPhoto(file)
    // Another photo was selected meanwhile.
    if (own !== latest) return
    note.textContent = read.ok && read.isSmall ? messages.photoSmall : ''
    input.toggleAttribute('aria-invalid', !read.ok)
    if (!read.ok) {
      fault.textContent = messages.photoFault(read.fault)
      return
    }
    history.change({ photo: read.photo })
    announce(read.isSmall ? messages.photoSmall : messages.photoPlaced)
  }
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    // Selecting the same file again must fire `change`, too.
    input.value = ''
    if (file) void take(file)
  })

  const remove = createButton({ label: messages.removePhoto, kind: 'quiet' }, () => {
    latest += 1
    note.textContent = ''
    history.change({ photo: undefined })
    announce(messages.photoRemoved)
    input.focus()
  })
  const placing = createElement(
    'div',
    { class: 'customiser-tools', role: 'group', 'aria-label': messages.tools },
    ...tools.map(([name, key]) =>
      createButton({ label: messages[name], kind: 'tool', path: paths[name] }, () =>
        move(photoTransformsByKey[key] ?? {}),
      ),
    ),
  )
  const root = createElement(
    'div',
    { class: 'customiser-panel' },
    createElement(
      'div',
      { class: 'customiser-row' },
      createElement(
        'label',
        { class: 'customiser-button customiser-button-secondary customiser-pick' },
        createIcon(paths.photo),
        label,
        input,
      ),
      remove,
    ),
    createElement('p', { id: 'customiser-photo-hint', class: 'customiser-note' }, messages.photoHint),
    fault,
    note,
    placing,
  )
  return {
    root,
    take: (file) => (request.asks.photo ? take(file) : Promise.resolve()),
    show: ({ photo }) => {
      label.textContent = photo ? messages.otherPhoto : messages.choosePhoto
      remove.hidden = photo === undefined
      placing.hidden = photo === undefined
    },
  }
}
