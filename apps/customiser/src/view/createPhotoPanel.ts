import type { PhotoMove } from '../design/placePhoto.ts'
import { readPhoto } from '../photo/readPhoto.ts'
import { button, element, icon } from './element.ts'
import { keyMoves } from './keyMoves.ts'
import type { View, ViewPart } from './View.ts'

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

/** What each tool does, by the key that does the same. */
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

/** The photo of the gift: chosen, replaced, placed and taken off. */
export function createPhotoPanel(
  { asked, history, words, announce }: View,
  move: (move: PhotoMove) => void,
): ViewPart & { readonly take: (file: Blob) => Promise<void> } {
  const input = element('input', {
    type: 'file',
    id: 'customiser-photo',
    class: 'customiser-file',
    accept: 'image/png,image/jpeg',
    'aria-describedby': 'customiser-photo-hint customiser-photo-fault',
  })
  const label = element('span')
  const fault = element('p', { id: 'customiser-photo-fault', class: 'customiser-fault', role: 'alert' })
  const note = element('p', { class: 'customiser-note' })

  let latest = 0
  const take = async (file: Blob) => {
    latest += 1
    const own = latest
    fault.textContent = ''
    note.textContent = words.photoReading
    const read = await readPhoto(file)
    // Another photo was chosen meanwhile.
    if (own !== latest) return
    note.textContent = read.ok && read.isSmall ? words.photoSmall : ''
    input.toggleAttribute('aria-invalid', !read.ok)
    if (!read.ok) {
      fault.textContent = words.photoFault(read.fault)
      return
    }
    history.change({ photo: read.photo })
    announce(read.isSmall ? words.photoSmall : words.photoPlaced)
  }
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    // The same file chosen again is a choice, too.
    input.value = ''
    if (file) void take(file)
  })

  const remove = button({ label: words.removePhoto, kind: 'quiet' }, () => {
    latest += 1
    note.textContent = ''
    history.change({ photo: undefined })
    announce(words.photoRemoved)
    input.focus()
  })
  const placing = element(
    'div',
    { class: 'customiser-tools', role: 'group', 'aria-label': words.tools },
    ...tools.map(([name, key]) =>
      button({ label: words[name], kind: 'tool', path: paths[name] }, () => move(keyMoves[key] ?? {})),
    ),
  )
  const root = element(
    'div',
    { class: 'customiser-panel' },
    element(
      'div',
      { class: 'customiser-row' },
      element(
        'label',
        { class: 'customiser-button customiser-button-secondary customiser-pick' },
        icon(paths.photo),
        label,
        input,
      ),
      remove,
    ),
    element('p', { id: 'customiser-photo-hint', class: 'customiser-note' }, words.photoHint),
    fault,
    note,
    placing,
  )
  return {
    root,
    take: (file) => (asked.asks.photo ? take(file) : Promise.resolve()),
    show: ({ photo }) => {
      label.textContent = photo ? words.otherPhoto : words.choosePhoto
      remove.hidden = photo === undefined
      placing.hidden = photo === undefined
    },
  }
}
