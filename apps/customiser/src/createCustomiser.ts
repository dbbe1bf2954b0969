import type { CustomiserMessage, HostMessage } from '@store/pdp/customiser'
import { createDesignHistory } from './design/createDesignHistory.ts'
import { type Design, emptyDesign, hasContent } from './design/Design.ts'
import { parseDesign, serializeDesign } from './design/parseDesign.ts'
import { sanitizeName } from './design/sanitizeName.ts'
import { drawDesign } from './draw/drawDesign.ts'
import { exportPicture } from './draw/exportPicture.ts'
import type { Messages } from './messages/Messages.ts'
import { createImageCache } from './photo/createImageCache.ts'
import { createDesignCanvas } from './view/createDesignCanvas.ts'
import { createButton, createElement } from './view/createElement.ts'
import { createNamePanel } from './view/createNamePanel.ts'
import { createPhotoPanel } from './view/createPhotoPanel.ts'
import { createTabs } from './view/createTabs.ts'
import type { ViewDependencies } from './view/ViewDependencies.ts'

/** Root element, messages and message channel of a customiser. */
export interface CustomiserOptions {
  readonly root: HTMLElement
  readonly send: (message: CustomiserMessage) => void
  readonly messages: Messages
}

/** Debounce delay in milliseconds before a change is sent to the shop. */
const restMs = 250

/** Renders a customiser for the product and the design that the shop's message names. */
export function createCustomiser({ root, send, messages }: CustomiserOptions, request: HostMessage): void {
  const { kind } = request.product
  const first = parseDesign(request.design ?? '', request.limit) ?? {
    ...emptyDesign,
    name: sanitizeName(request.name, request.limit).name,
  }
  const status = createElement('p', { class: 'customiser-hidden', role: 'status' })
  const fault = createElement('p', { class: 'customiser-fault customiser-end', role: 'alert' })
  const images = createImageCache(() => show(history.now()))
  let telling: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    clearTimeout(telling)
    telling = undefined
    send({ kind: 'changed', design: serializeDesign(history.now()) })
  }
  const history = createDesignHistory(first, (design) => {
    fault.textContent = ''
    show(design)
    clearTimeout(telling)
    telling = setTimeout(tell, restMs)
  })
  const view: ViewDependencies = {
    request,
    history,
    messages,
    announce: (text) => status.replaceChildren(text),
  }

  const stage = createDesignCanvas(view)
  const photo = createPhotoPanel(view, (by) => stage.move(by))
  const name = createNamePanel(view)
  const leave = () => {
    if (telling !== undefined) tell()
    send({ kind: 'cancel' })
  }
  const takeBack = () => {
    if (history.undo()) view.announce(messages.undone)
  }
  const undo = createButton(
    { label: messages.undo, kind: 'tool', path: 'M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 12h-3' },
    takeBack,
  )
  const done = createButton({ label: messages.done, kind: 'primary' }, () => void finish())

  const finish = async () => {
    const design = history.now()
    if (done.getAttribute('aria-busy') === 'true') return
    if (!hasContent(design)) {
      fault.textContent = messages.nothingYet
      return
    }
    done.setAttribute('aria-busy', 'true')
    view.announce(messages.drawing)
    clearTimeout(telling)
    telling = undefined
    try {
      const image = await images.load(design.photo)
      const picture = await exportPicture({ template: request.template, design, image })
      send({ kind: 'done', design: serializeDesign(design), chosen: messages.chosen(kind, design), picture })
    } catch {
      fault.textContent = messages.failed
    }
    done.removeAttribute('aria-busy')
  }

  let frame = 0
  const show = (design: Design) => {
    for (const part of [stage, photo, name]) part.show(design)
    // Disabling the button would make it lose focus, so it is only marked as disabled.
    undo.setAttribute('aria-disabled', String(!history.canUndo()))
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      const pen = stage.canvas.getContext('2d')
      const hint = request.asks.photo ? messages.photoPlace : undefined
      const image = images.of(design.photo)
      if (pen) drawDesign(pen, { template: request.template, design, image, hint })
    })
  }

  root.className = 'customiser'
  root.addEventListener('keydown', (event) => {
    const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
    // The browser's own undo would restore text that the customiser, not the shopper, has set in a field.
    if (isUndo) event.preventDefault()
    if (isUndo) takeBack()
    if (event.key === 'Escape' && !event.isComposing) leave()
  })
  const heading = createElement('h1', { class: 'customiser-hidden', tabindex: '-1' }, messages.title(kind))
  const tabs = createTabs(messages.parts, [
    ...(request.asks.name ? [{ label: messages.nameTab, panel: name.root }] : []),
    ...(request.asks.photo ? [{ label: messages.photoTab, panel: photo.root }] : []),
  ])
  root.replaceChildren(
    heading,
    stage.root,
    createElement('div', { class: 'customiser-side' }, ...tabs),
    createElement(
      'div',
      { class: 'customiser-bar' },
      fault,
      undo,
      createButton({ label: messages.cancel, kind: 'secondary' }, leave),
      done,
    ),
    status,
  )
  show(first)
  heading.focus({ preventScroll: true })
  if (request.photo && !first.photo) void photo.take(request.photo)
}
