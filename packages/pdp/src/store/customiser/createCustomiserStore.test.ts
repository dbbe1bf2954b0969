import type { ApiError, Result } from '@store/api-client/contract/problem'
import { toUploadId, type UploadedPhoto } from '@store/api-client/contract/uploads'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { designedMug } from '../../fixtures/designedMug.ts'
import type { CustomiserPorts } from './CustomiserPorts.ts'
import { createCustomiserStore } from './createCustomiserStore.ts'
import type { CustomiserMessage } from './protocol/CustomiserMessage.ts'
import { handshakeMessage, wrapInEnvelope } from './protocol/envelope.ts'
import type { ReceivedMessage } from './protocol/openFrameChannel.ts'

const uploaded: UploadedPhoto = {
  id: toUploadId('0b0f6a6e-6f0c-4e7e-9b54-0d6f4a7f7a01'),
  pictureSrc: '/api/uploads/1',
  width: 1200,
  height: 1200,
}
const saved = { ...uploaded, name: 'Asha' }
const refused: ApiError = { kind: 'refused', status: 422, code: 'photo_small', message: 'Too small' }
const done: CustomiserMessage = {
  kind: 'done',
  design: '{"name":"Asha"}',
  chosen: 'Asha',
  picture: new Blob(['petals'], { type: 'image/jpeg' }),
}

interface Upload {
  readonly arrive: (answer: Result<UploadedPhoto>) => void
  readonly progress: (percent: number) => void
  readonly signal: AbortSignal | undefined
}

/** Creates a store with an iframe that sends its handshake on demand. */
function open(draft: unknown = null) {
  const frame = {}
  const ears = new Set<(message: ReceivedMessage) => void>()
  const uploads: Upload[] = []
  const kept: unknown[] = []
  const toasts: string[] = []
  let stored: unknown = draft
  let channel = new MessageChannel()
  let number = 0
  const opened: unknown[] = []
  const ports: CustomiserPorts = {
    siteOf: () => ({ address: '/customiser/', origin: 'null', sandbox: 'allow-scripts' }),
    listen: (hear) => {
      ears.add(hear)
      return () => ears.delete(hear)
    },
    upload: ({ onProgress = () => undefined, signal }) =>
      new Promise((arrive) => uploads.push({ arrive, progress: onProgress, signal })),
    setPicture: (picture) => kept.push(picture),
    draft: {
      read: () => stored,
      write: (value) => {
        stored = structuredClone(value)
      },
      forget: () => {
        stored = null
      },
    },
    showToast: (text) => toasts.push(text),
  }
  const store = createCustomiserStore({ product: designedMug, ports, failed: 'It failed' })
  const kind = () => store.getState().stage.kind
  return {
    ...{ ports, store, kind, uploads, kept, toasts, opened, ears },
    stored: () => stored,
    start: () => store.actions.open(() => frame),
    greet: () => {
      channel = new MessageChannel()
      number = 0
      channel.port1.onmessage = ({ data }) => opened.push(data)
      for (const hear of ears)
        hear({ data: handshakeMessage, origin: 'null', source: frame, ports: [channel.port2] })
    },
    say: async (message: CustomiserMessage) => {
      number += 1
      channel.port1.postMessage(wrapInEnvelope(message, number))
      // Message ports deliver in separate tasks, which fake timers do not advance.
      for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    },
    arrive: async (answer: Result<UploadedPhoto>, at = uploads.length - 1) => {
      uploads[at]?.arrive(answer)
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('opening', () => {
  it('waits for the handshake, then sends the product to personalise', async () => {
    const { start, greet, kind, opened, say } = open({ product: designedMug.id, design: '{"name":"A"}' })
    expect(kind()).toBe('closed')
    start()
    expect(kind()).toBe('opening')
    greet()
    expect(kind()).toBe('ready')
    await say({ kind: 'failed', text: '' })
    expect(opened).toMatchObject([
      {
        kind: 'open',
        number: 1,
        template: 'mug',
        product: { id: designedMug.id, kind: 'mug' },
        limit: 25,
        name: '',
        design: '{"name":"A"}',
      },
    ])
  })

  it('reports a missing handshake after ten seconds, and can be retried', () => {
    const { start, greet, kind, store } = open()
    start()
    vi.advanceTimersByTime(9_999)
    expect(kind()).toBe('opening')
    vi.advanceTimersByTime(1)
    expect(kind()).toBe('late')
    store.actions.reopen()
    expect([kind(), store.getState().attempt]).toEqual(['opening', 2])
    vi.advanceTimersByTime(10_000)
    greet()
    expect(kind()).toBe('ready')
    vi.advanceTimersByTime(60_000)
    expect(kind()).toBe('ready')
  })

  it('opens once for repeated calls', () => {
    const { start, store, ears } = open()
    start()
    start()
    expect([store.getState().attempt, ears.size]).toEqual([1, 1])
    store.actions.close()
    expect(ears.size).toBe(0)
  })

  it('throws for a product without a design', () => {
    const { ports } = open()
    expect(() =>
      createCustomiserStore({
        product: { ...designedMug, personalised: undefined },
        ports,
        failed: '',
      }),
    ).toThrow(/has no design/)
  })
})

describe('a finished design', () => {
  it('a finished design is uploaded, and becomes the photo of the product', async () => {
    const { start, greet, say, arrive, kind, uploads, kept: held, store, stored } = open()
    start()
    greet()
    await say(done)
    expect(store.getState().stage).toEqual({ kind: 'uploading', percent: 0 })
    uploads[0]?.progress(41.6)
    expect(store.getState().stage).toEqual({ kind: 'uploading', percent: 42 })
    await arrive({ ok: true, value: uploaded })
    expect(kind()).toBe('closed')
    expect(held).toEqual([saved])
    expect(stored()).toEqual({ product: designedMug.id, design: done.design, finished: saved })
    uploads[0]?.progress(99)
    expect(kind()).toBe('closed')
  })

  it('is uploaded once, even if the customiser reports it repeatedly', async () => {
    const { start, greet, say, uploads } = open()
    start()
    greet()
    await say(done)
    await say(done)
    expect(uploads).toHaveLength(1)
  })

  it("is removed from the product when the upload fails, shows the server's error, and can be uploaded again", async () => {
    const { start, greet, say, arrive, kind, uploads, kept: held, toasts, store, stored } = open()
    start()
    greet()
    await say(done)
    await arrive({ ok: false, failure: refused })
    expect(store.getState().stage).toEqual({ kind: 'failed', failure: refused })
    expect([toasts, held]).toEqual([['Too small'], [undefined]])
    expect(stored()).toMatchObject({ design: done.design })
    store.actions.resend()
    expect([kind(), uploads.length]).toEqual(['uploading', 2])
    await arrive({ ok: false, failure: { kind: 'network' } })
    expect(toasts).toEqual(['Too small', 'It failed'])
    store.actions.back()
    expect(kind()).toBe('ready')
    await say({ ...done, design: '{"name":"Vikram"}', chosen: 'Vikram' })
    await arrive({ ok: true, value: uploaded })
    expect(held.at(-1)).toEqual({ ...uploaded, name: 'Vikram' })
  })

  it('aborts its upload when the customiser closes, and ignores the result if it completes anyway', async () => {
    const { start, greet, say, arrive, kind, uploads, kept: held, toasts, store } = open()
    start()
    greet()
    await say(done)
    store.actions.close()
    expect([kind(), uploads[0]?.signal?.aborted]).toEqual(['closed', true])
    await arrive({ ok: true, value: uploaded })
    uploads[0]?.progress(50)
    expect([kind(), held, toasts]).toEqual(['closed', [], []])
  })

  it('does not end a later upload when an earlier aborted one fails', async () => {
    const { start, greet, say, arrive, kind, kept: held, store } = open()
    start()
    greet()
    await say(done)
    store.actions.close()
    start()
    greet()
    await say({ ...done, chosen: 'Vikram' })
    await arrive({ ok: false, failure: { kind: 'network' } }, 0)
    expect(kind()).toBe('uploading')
    await arrive({ ok: true, value: uploaded }, 1)
    expect([kind(), held]).toEqual(['closed', [{ ...uploaded, name: 'Vikram' }]])
  })

  it('can be removed, together with its stored draft', async () => {
    const { start, greet, say, arrive, kept: held, store, stored } = open()
    start()
    greet()
    await say(done)
    await arrive({ ok: true, value: uploaded })
    store.actions.remove()
    expect([held.at(-1), stored()]).toEqual([undefined, null])
  })
})

describe('the design draft in the tab', () => {
  it('the design draft contains every change, also after the customiser was closed', async () => {
    const { start, greet, say, kind, stored } = open()
    start()
    greet()
    await say({ kind: 'changed', design: '1' })
    await say({ kind: 'changed', design: '2' })
    await say({ kind: 'cancel' })
    expect([kind(), stored()]).toEqual([
      'closed',
      { product: designedMug.id, design: '2', finished: undefined },
    ])
  })

  it('the design draft is applied to the product again after a reload', () => {
    expect(open({ product: designedMug.id, design: '1', finished: saved }).kept).toEqual([saved])
  })

  it.each([
    ['nothing', null],
    ['of another product', { product: 8, finished: saved }],
    ['plain text', 'x'],
    [
      'from another site',
      { product: designedMug.id, finished: { ...saved, pictureSrc: 'https://evil.example/x' } },
    ],
    [
      'from another site through a protocol-relative URL',
      { product: designedMug.id, finished: { ...saved, pictureSrc: '//evil.example/x' } },
    ],
    ['missing an id', { product: designedMug.id, finished: { ...saved, id: 'x' } }],
    ['missing its size', { product: designedMug.id, finished: { ...saved, width: 0 } }],
  ])('is ignored if it is %s', (_, draft) => {
    expect(open(draft).kept).toEqual([])
  })
})

describe('a message at the wrong time', () => {
  it('ignores messages of the customiser during an upload and after closing', async () => {
    const { start, greet, say, kind, stored, toasts, store } = open()
    start()
    greet()
    await say(done)
    await say({ kind: 'cancel' })
    await say({ kind: 'failed', text: 'Too late' })
    expect(kind()).toBe('uploading')
    store.actions.close()
    await say({ kind: 'changed', design: 'late' })
    expect(stored()).toMatchObject({ design: done.design })
    expect(toasts).toEqual([])
  })

  it('shows an error of the customiser, which stays open', async () => {
    const { start, greet, say, kind, toasts } = open()
    start()
    greet()
    await say({ kind: 'failed', text: 'No canvas here' })
    expect([kind(), toasts]).toEqual(['ready', ['No canvas here']])
  })

  it('ignores actions that are not possible in the current stage', () => {
    const { store, kind } = open()
    for (const act of [store.actions.reopen, store.actions.resend, store.actions.back, store.actions.close])
      act()
    expect(kind()).toBe('closed')
  })

  it('ignores actions that are not possible once the design is finished', async () => {
    const { start, greet, say, arrive, store, uploads, ears } = open()
    start()
    greet()
    await say(done)
    await arrive({ ok: true, value: uploaded })
    expect(ears.size).toBe(0)
    const finished = store.getState()
    const { reopen, resend, back, close } = store.actions
    for (const act of [reopen, resend, back, close]) act()
    expect(store.getState()).toBe(finished)
    expect(uploads).toHaveLength(1)
  })

  it('listens to one customiser after it was opened again, and waits for no other', () => {
    const { start, greet, store, ears } = open()
    start()
    vi.advanceTimersByTime(10_000)
    store.actions.reopen()
    expect(ears.size).toBe(1)
    greet()
    expect(vi.getTimerCount()).toBe(0)
    store.actions.reopen()
    expect(store.getState()).toMatchObject({ stage: { kind: 'ready' }, attempt: 2 })
  })

  it('waits for no customiser after it was closed', () => {
    const { start, store } = open()
    start()
    store.actions.close()
    expect(vi.getTimerCount()).toBe(0)
  })
})
