import type { CustomiserMessage, HostMessage } from '@store/pdp/customiser'
import { createHistory } from './design/createHistory.ts'
import { type Design, emptyDesign, hasContent } from './design/Design.ts'
import { fitName } from './design/fitName.ts'
import { readDesign, writeDesign } from './design/readDesign.ts'
import { drawDesign } from './draw/drawDesign.ts'
import { exportPicture } from './draw/exportPicture.ts'
import { createImages } from './photo/createImages.ts'
import { createNamePanel } from './view/createNamePanel.ts'
import { createPhotoPanel } from './view/createPhotoPanel.ts'
import { createStage } from './view/createStage.ts'
import { createTabs } from './view/createTabs.ts'
import { button, element } from './view/element.ts'
import type { View } from './view/View.ts'
import type { Words } from './words/en.ts'

/** What a customiser stands in and speaks to. */
export interface CustomiserSetting {
  readonly root: HTMLElement
  readonly say: (message: CustomiserMessage) => void
  readonly words: Words
}

/** How long a change may rest before the shop is told, in milliseconds. */
const restMs = 250

/** Shows a customiser for what the shop asks for. */
export function createCustomiser({ root, say, words }: CustomiserSetting, asked: HostMessage): void {
  const { kind } = asked.product
  const first = readDesign(asked.design ?? '', asked.limit) ?? {
    ...emptyDesign,
    name: fitName(asked.name, asked.limit).name,
  }
  const status = element('p', { class: 'customiser-hidden', role: 'status' })
  const fault = element('p', { class: 'customiser-fault customiser-end', role: 'alert' })
  const images = createImages(() => show(history.now()))
  let telling: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    clearTimeout(telling)
    telling = undefined
    say({ kind: 'changed', design: writeDesign(history.now()) })
  }
  const history = createHistory(first, (design) => {
    fault.textContent = ''
    show(design)
    clearTimeout(telling)
    telling = setTimeout(tell, restMs)
  })
  const view: View = { asked, history, words, announce: (text) => status.replaceChildren(text) }

  const stage = createStage(view)
  const photo = createPhotoPanel(view, (by) => stage.move(by))
  const name = createNamePanel(view)
  const leave = () => {
    if (telling !== undefined) tell()
    say({ kind: 'cancel' })
  }
  const takeBack = () => {
    if (history.undo()) view.announce(words.undone)
  }
  const undo = button(
    { label: words.undo, kind: 'tool', path: 'M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 12h-3' },
    takeBack,
  )
  const done = button({ label: words.done, kind: 'primary' }, () => void finish())

  const finish = async () => {
    const design = history.now()
    if (done.getAttribute('aria-busy') === 'true') return
    if (!hasContent(design)) {
      fault.textContent = words.nothingYet
      return
    }
    done.setAttribute('aria-busy', 'true')
    view.announce(words.drawing)
    clearTimeout(telling)
    telling = undefined
    try {
      const image = await images.load(design.photo)
      const picture = await exportPicture({ template: asked.template, design, image })
      say({ kind: 'done', design: writeDesign(design), chosen: words.chosen(kind, design), picture })
    } catch {
      fault.textContent = words.failed
    }
    done.removeAttribute('aria-busy')
  }

  let frame = 0
  const show = (design: Design) => {
    for (const part of [stage, photo, name]) part.show(design)
    // A button that would lose focus by being switched off only says that it is.
    undo.setAttribute('aria-disabled', String(!history.canUndo()))
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      const pen = stage.canvas.getContext('2d')
      const hint = asked.asks.photo ? words.photoPlace : undefined
      const image = images.of(design.photo)
      if (pen) drawDesign(pen, { template: asked.template, design, image, hint })
    })
  }

  root.className = 'customiser'
  root.addEventListener('keydown', (event) => {
    const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
    // The browser's own undo would take back letters that were never typed.
    if (isUndo) event.preventDefault()
    if (isUndo) takeBack()
    if (event.key === 'Escape' && !event.isComposing) leave()
  })
  const heading = element('h1', { class: 'customiser-hidden', tabindex: '-1' }, words.title(kind))
  const tabs = createTabs(words.parts, [
    ...(asked.asks.name ? [{ label: words.nameTab, panel: name.root }] : []),
    ...(asked.asks.photo ? [{ label: words.photoTab, panel: photo.root }] : []),
  ])
  root.replaceChildren(
    heading,
    stage.root,
    element('div', { class: 'customiser-side' }, ...tabs),
    element(
      'div',
      { class: 'customiser-bar' },
      fault,
      undo,
      button({ label: words.cancel, kind: 'secondary' }, leave),
      done,
    ),
    status,
  )
  show(first)
  heading.focus({ preventScroll: true })
  if (asked.photo && !first.photo) void photo.take(asked.photo)
}
