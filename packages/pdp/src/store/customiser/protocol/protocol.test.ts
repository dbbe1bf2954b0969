import { photoLimits } from '@store/api-client/contract/rules/validatePhoto'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { CustomiserMessage } from './CustomiserMessage.ts'
import { parseCustomiserMessage } from './CustomiserMessage.ts'
import { handshakeMessage, maxDesignLength, toRecord, unwrapEnvelope, wrapInEnvelope } from './envelope.ts'
import { type HostMessage, parseHostMessage } from './HostMessage.ts'
import { openFrameChannel, type ReceivedMessage } from './openFrameChannel.ts'
import { openHostChannel } from './openHostChannel.ts'

const request: HostMessage = {
  kind: 'open',
  product: { id: 7, title: 'Design Your Mug', kind: 'mug' },
  template: 'mug',
  asks: { name: true, photo: true, preview: true },
  limit: 25,
  name: 'Asha',
  photo: undefined,
  design: undefined,
}

const picture = new Blob(['petals'], { type: 'image/png' })

const pictureOf = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/png' })

const lines: readonly CustomiserMessage[] = [
  { kind: 'changed', design: '{}' },
  { kind: 'done', design: '{}', chosen: 'Asha', picture },
  { kind: 'cancel' },
  { kind: 'failed', text: 'No canvas' },
]

/** Opens a host channel and an editor frame, with a window that records its messages. */
function open() {
  const frame = { name: 'the frame' }
  let hear: ((message: ReceivedMessage) => void) | undefined
  const heard: CustomiserMessage[] = []
  const onReady = vi.fn()
  const ports: MessagePort[] = []
  const line = openFrameChannel({
    frame: () => frame,
    origin: 'null',
    listen: (ear) => {
      hear = ear
      return () => {
        hear = undefined
      }
    },
    onReady,
    onMessage: (message) => heard.push(message),
  })
  const greet = (more: Partial<ReceivedMessage> = {}) => {
    const { port1, port2 } = new MessageChannel()
    ports.push(port1)
    hear?.({ data: handshakeMessage, origin: 'null', source: frame, ports: [port2], ...more })
    return port1
  }
  return { line, frame, greet, heard, onReady, hearAnything: (message: ReceivedMessage) => hear?.(message) }
}

// Messages between ports arrive in order, so all earlier messages have arrived by now.
const settled = async () => {
  const { port1, port2 } = new MessageChannel()
  await new Promise((resolve) => {
    port2.onmessage = resolve
    port1.postMessage('')
  })
  port1.close()
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

describe('the handshake', () => {
  it('the handshake opens the channel once', () => {
    const { greet, onReady } = open()
    greet()
    greet()
    expect(onReady).toHaveBeenCalledOnce()
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['an empty origin', { origin: '' }],
    ['another window', { source: { name: 'another' } }],
    ['a missing window', { source: null }],
    ['a window without a port', { ports: [] }],
    ['a window that uses another protocol', { data: { ...handshakeMessage, protocol: 'other' } }],
    ['a window that uses another version', { data: { ...handshakeMessage, version: 2 } }],
    ['a window that sends an unexpected message', { data: { ...handshakeMessage, kind: 'done' } }],
    ['a window that sends an empty message', { data: undefined }],
  ])('is ignored from %s', async (_, fault) => {
    const { greet, onReady, heard, line } = open()
    const port = greet(fault)
    port.postMessage(wrapInEnvelope({ kind: 'cancel' }, 1))
    await settled()
    expect([onReady.mock.calls.length, heard.length]).toEqual([0, 0])
    // The channel still accepts a valid handshake.
    greet()
    expect(onReady).toHaveBeenCalledOnce()
    line.close()
  })

  it('ignores a handshake after the channel was closed', () => {
    const { greet, onReady, line } = open()
    line.close()
    greet()
    expect(onReady).not.toHaveBeenCalled()
  })

  it('arbitrary window messages do not trigger the handshake', () => {
    const { hearAnything, frame, onReady } = open()
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const { port1 } = new MessageChannel()
        hearAnything({ data, origin: 'null', source: frame, ports: [port1] })
        port1.close()
      }),
    )
    expect(onReady).not.toHaveBeenCalled()
  })
})

describe('editor messages', () => {
  it.each(lines)('are received completely: $kind', async (message) => {
    const { greet, heard, line } = open()
    greet().postMessage(wrapInEnvelope(message, 1))
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    expect(heard[0]).toMatchObject(
      message.kind === 'done' ? { ...message, picture: expect.any(Blob) } : message,
    )
    line.close()
  })

  it('are received once and in order', async () => {
    const { greet, heard, line } = open()
    const port = greet()
    for (const number of [1, 1, 3, 2, 3, 4])
      port.postMessage(wrapInEnvelope({ kind: 'changed', design: `${number}` }, number))
    await vi.waitFor(() => expect(heard).toHaveLength(3))
    await settled()
    expect(heard).toEqual(['1', '3', '4'].map((design) => ({ kind: 'changed', design })))
    line.close()
  })

  it('may contain a picture as large as an upload', () => {
    const done = { kind: 'done', design: '{}', chosen: 'Asha', picture: pictureOf(photoLimits.requestBytes) }
    expect(parseCustomiserMessage(done)).toEqual(done)
  })

  it('are rejected if a field is missing, too large or of another type', () => {
    const done = { kind: 'done', design: '{}', chosen: 'Asha', picture }
    const faults = [
      { ...done, picture: undefined },
      { ...done, picture: 'data:image/png;base64,AAAA' },
      { ...done, picture: new Blob(['<svg/>'], { type: 'image/svg+xml' }) },
      { ...done, picture: new Blob([], { type: 'image/png' }) },
      { ...done, picture: pictureOf(photoLimits.requestBytes + 1) },
      { ...done, chosen: 'x'.repeat(301) },
      { kind: 'changed', design: 'x'.repeat(maxDesignLength + 1) },
      { kind: 'changed' },
      { kind: 'failed', text: 7 },
      { kind: 'open' },
      {},
    ]
    for (const fault of faults) expect(parseCustomiserMessage(fault)).toBeUndefined()
  })

  it('never cause an exception, and are rejected if they belong to another protocol', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (data, more) => {
        const letter = unwrapEnvelope(data)
        expect(letter).toBeUndefined()
        const read = unwrapEnvelope({ ...wrapInEnvelope({ kind: more }, 1), data })
        expect(read && parseCustomiserMessage(read.fields)).toBeUndefined()
        expect(read && parseHostMessage(read.fields)).toBeUndefined()
      }),
    )
  })

  it.each([{ version: 2 }, { version: undefined }, { protocol: 'other' }])(
    'are rejected without this protocol and version: %j',
    (fault) => {
      expect(unwrapEnvelope(wrapInEnvelope({ kind: 'cancel' }, 1))).toBeDefined()
      expect(unwrapEnvelope({ ...wrapInEnvelope({ kind: 'cancel' }, 1), ...fault })).toBeUndefined()
    },
  )

  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1', undefined])(
    'are rejected if their sequence number is %s, which is not a positive integer',
    (number) => {
      expect(unwrapEnvelope({ ...wrapInEnvelope({ kind: 'cancel' }, 1), number })).toBeUndefined()
    },
  )
})

describe('host and editor channels', () => {
  it('exchange messages, and send the handshake only to the given origin', async () => {
    const { line, onReady, heard, hearAnything, frame } = open()
    const opened: HostMessage[] = []
    const origins: string[] = []
    const host = openHostChannel(
      {
        postMessage: (data, origin, ports) => {
          origins.push(origin)
          hearAnything({
            data,
            origin: 'null',
            source: frame,
            ports: ports.filter((port) => port instanceof MessagePort),
          })
        },
      },
      'https://shop.example',
      (message) => opened.push(message),
    )
    expect(origins).toEqual(['https://shop.example'])
    expect(onReady).toHaveBeenCalledOnce()
    line.send({ ...request, photo: picture, design: '{"name":"Asha"}' })
    line.send(request)
    await vi.waitFor(() => expect(opened).toHaveLength(2))
    expect(opened[0]).toMatchObject({ ...request, photo: expect.any(Blob), design: '{"name":"Asha"}' })
    for (const message of lines) host.send(message)
    await vi.waitFor(() => expect(heard.map(({ kind }) => kind)).toEqual(lines.map(({ kind }) => kind)))
    host.close()
    line.close()
  })

  it.each([
    { template: 'sword' },
    { product: undefined },
    { product: { ...request.product, id: '7' } },
    { asks: { name: 1, photo: 1, preview: 1 } },
    { asks: { ...request.asks, name: 1 } },
    { asks: { ...request.asks, photo: undefined } },
    { asks: { ...request.asks, preview: 'yes' } },
    { limit: -1 },
    { limit: 1.5 },
    { limit: 401 },
    { limit: '25' },
    { limit: 100_000 },
    { name: 7 },
    { photo: 'data:' },
    { design: 7 },
    { kind: 'done' },
  ])('rejects an invalid host message: %j', (fault) => {
    expect(parseHostMessage({ ...request, ...fault })).toBeUndefined()
    expect(parseHostMessage({ ...request })).toEqual(request)
  })

  it.each([0, 400])('accept a name of at most %d characters', (limit) => {
    expect(parseHostMessage({ ...request, limit })).toEqual({ ...request, limit })
  })

  it('ignore invalid and replayed messages of the host page, and every message after they are closed', async () => {
    const opened: HostMessage[] = []
    const ports: MessagePort[] = []
    const host = openHostChannel(
      { postMessage: (_, __, sent) => ports.push(...sent.filter((port) => port instanceof MessagePort)) },
      'https://shop.example',
      (message) => opened.push(message),
    )
    const say = (message: object, number: number) => ports[0]?.postMessage(wrapInEnvelope(message, number))
    const named = (name: string) => ({ ...request, name })
    ports[0]?.postMessage('nonsense')
    say({ kind: 'cancel' }, 1)
    say(named('Asha'), 2)
    say(named('Asha again'), 2)
    say(named('An earlier name'), 1)
    say(named('Ravi'), 3)
    await vi.waitFor(() => expect(opened).toHaveLength(2))
    await settled()
    expect(opened.map(({ name }) => name)).toEqual(['Asha', 'Ravi'])
    host.close()
    await settled()
    say(named('Too late'), 4)
    await settled()
    expect(opened).toHaveLength(2)
  })
})

it.each([undefined, null, 7, 'text', ['text'], () => undefined])('finds no fields in %s', (data) => {
  expect(toRecord(data)).toEqual({})
})
