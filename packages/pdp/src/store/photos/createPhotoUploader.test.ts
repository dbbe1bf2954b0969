import { toProductId } from '@store/api-client/contract/catalogue'
import type { Result } from '@store/api-client/contract/problem'
import type { ChosenPhoto } from '@store/api-client/contract/rules/selection'
import { type PhotoUpload, toUploadId, type UploadedPhoto } from '@store/api-client/contract/uploads'
import { expect, it, vi } from 'vitest'
import type { PhotoUploadState } from '../PhotoUploadState.ts'
import { createPhotoUploader } from './createPhotoUploader.ts'
import type { PhotoCheckResult } from './PhotoUploader.ts'

const stored = (last: string): UploadedPhoto => ({
  id: toUploadId(`00000000-0000-4000-8000-00000000000${last}`),
  pictureSrc: `/api/uploads/${last}`,
  width: 1200,
  height: 900,
})

const ours = new File(['us'], 'us.jpg')
const theirs = new File(['them'], 'them.jpg')

function open(check: (file: Blob) => Promise<PhotoCheckResult> = async (file) => ({ ok: true, file })) {
  const sent: PhotoUpload[] = []
  const answers: ((answer: Result<UploadedPhoto>) => void)[] = []
  const events: (PhotoUploadState | undefined)[] = []
  const chosen: (ChosenPhoto | undefined)[] = []
  const desk = createPhotoUploader({
    attribute: 43,
    productId: toProductId(12001),
    check,
    upload: (photo) => {
      sent.push(photo)
      return new Promise((resolve) => answers.push(resolve))
    },
    setPhotoUpload: (_, way) => events.push(way),
    setPhoto: (_, photo) => chosen.push(photo),
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { desk, sent, answers, told: events, chosen, settle }
}

it('validates, uploads and keeps a photo, and reports the progress', async () => {
  const { desk, sent, answers, told, chosen, settle } = open()
  const done = desk.pick(ours, 'us.jpg')
  await settle()
  expect(sent[0]).toMatchObject({ file: ours, productId: 12001, attribute: 43 })
  sent[0]?.onProgress?.(40)
  answers[0]?.({ ok: true, value: stored('1') })
  await done
  expect(told).toEqual([
    { kind: 'checking', name: 'us.jpg' },
    { kind: 'uploading', name: 'us.jpg', percent: 0 },
    { kind: 'uploading', name: 'us.jpg', percent: 40 },
    undefined,
  ])
  expect(chosen).toEqual([{ ...stored('1'), name: 'us.jpg' }])
  expect(desk.original()).toEqual({ file: ours, name: 'us.jpg' })
})

it('does not upload a rejected file', async () => {
  const { desk, sent, told, chosen } = open(async () => ({ ok: false, fault: 'heic' }))
  await desk.pick(ours, 'us.heic')
  expect([sent, chosen, told.at(-1)]).toEqual([[], [], { kind: 'refused', fault: 'heic' }])
})

it('keeps a photo whose upload failed, and can retry', async () => {
  const { desk, sent, answers, told, chosen, settle } = open()
  const done = desk.pick(ours, 'us.jpg')
  await settle()
  answers[0]?.({ ok: false, failure: { kind: 'network' } })
  await done
  expect(told.at(-1)).toEqual({ kind: 'failed', name: 'us.jpg', failure: { kind: 'network' } })
  expect(chosen).toEqual([])
  const again = desk.retry()
  expect(sent[1]?.file).toBe(ours)
  answers[1]?.({ ok: true, value: stored('1') })
  await again
  expect(chosen).toEqual([{ ...stored('1'), name: 'us.jpg' }])
})

it('aborts a running upload, and ignores its result', async () => {
  const { desk, sent, answers, told, chosen, settle } = open()
  const done = desk.pick(ours, 'us.jpg')
  await settle()
  desk.cancel()
  expect(sent[0]?.signal?.aborted).toBe(true)
  sent[0]?.onProgress?.(90)
  answers[0]?.({ ok: true, value: stored('1') })
  await done
  expect([told.at(-1), chosen]).toEqual([undefined, []])
})

it('keeps the photo chosen last, whichever response arrives first', async () => {
  const { desk, answers, chosen, settle } = open()
  const first = desk.pick(ours, 'us.jpg')
  await settle()
  const second = desk.pick(theirs, 'them.jpg')
  await settle()
  answers[1]?.({ ok: true, value: stored('2') })
  answers[0]?.({ ok: true, value: stored('1') })
  await Promise.all([first, second])
  expect(chosen).toEqual([{ ...stored('2'), name: 'them.jpg' }])
})

it('crops from the original picture, which is kept when the upload of the crop fails', async () => {
  const { desk, answers, chosen, told, settle } = open()
  const done = desk.pick(ours, 'us.jpg')
  await settle()
  answers[0]?.({ ok: true, value: stored('1') })
  await done
  const part = desk.pick(new Blob(['part']), 'us.jpg')
  await settle()
  answers[1]?.({ ok: false, failure: { kind: 'network' } })
  await part
  expect(desk.original()?.file).toBe(ours)
  expect([chosen.length, told.at(-1)?.kind]).toEqual([1, 'failed'])
  desk.cancel()
  expect([chosen.length, told.at(-1)]).toEqual([1, undefined])
})

it('removes a photo, and reports one that no longer exists', async () => {
  const { desk, chosen, told } = open()
  desk.remove()
  expect([chosen, desk.original()]).toEqual([[undefined], undefined])
  desk.markMissing()
  expect([chosen.at(-1), told.at(-1)]).toEqual([undefined, { kind: 'refused', fault: 'gone' }])
})

it('proves that a photo exists only if it was uploaded here', async () => {
  const { desk, sent, answers } = open()
  const done = desk.pick(ours, 'us.jpg')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(desk.hasUploaded(stored('1').id)).toBe(false)
  answers[0]?.({ ok: true, value: stored('1') })
  await done
  expect(desk.hasUploaded(stored('1').id)).toBe(true)
  expect(desk.hasUploaded(stored('2').id)).toBe(false)
})

it.each([[{ ok: true, file: theirs }], [{ ok: false, fault: 'heic' }]] as const)(
  'ignores the result of a check that was cancelled: %j',
  async (late) => {
    const { promise, resolve } = Promise.withResolvers<PhotoCheckResult>()
    const { desk, sent, told } = open(() => promise)
    void desk.pick(theirs, 'them.jpg')
    desk.cancel()
    resolve(late)
    // Handlers run in order, so the uploader has received the result too.
    await promise
    expect(sent).toEqual([])
    expect(told).toEqual([{ kind: 'checking', name: 'them.jpg' }, undefined])
    expect(desk.original()).toBeUndefined()
  },
)

it('does nothing on a retry before a photo was sent', async () => {
  const { desk, sent, told } = open()
  await desk.retry()
  expect([sent, told]).toEqual([[], []])
})

it('aborts a running upload when the photo is removed', async () => {
  const { desk, sent, answers, chosen, told } = open()
  const done = desk.pick(ours, 'us.jpg')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  desk.remove()
  expect(sent[0]?.signal?.aborted).toBe(true)
  answers[0]?.({ ok: true, value: stored('1') })
  await done
  expect([chosen, told.at(-1)]).toEqual([[undefined], undefined])
})

it('removes a photo that no longer exists from the selection', () => {
  const { desk, chosen, told } = open()
  desk.markMissing()
  expect([chosen, told]).toEqual([[undefined], [{ kind: 'refused', fault: 'gone' }]])
})
