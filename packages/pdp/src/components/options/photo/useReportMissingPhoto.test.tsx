import { toUploadId } from '@store/api-client/contract/uploads'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useReportMissingPhoto } from './useReportMissingPhoto.ts'

afterEach(() => vi.unstubAllGlobals())

const photo = {
  id: toUploadId('00000000-0000-4000-8000-000000000001'),
  ...{ pictureSrc: '/api/photos/1', width: 800, height: 600 },
}

it.each([
  ['a photo that the server does not have', async () => new Response(null, { status: 404 }), 1],
  ['no photo that the server has', async () => new Response(), 0],
  ['no photo while the server fails', async () => new Response(null, { status: 503 }), 0],
  ['no photo without a network', () => Promise.reject(new TypeError('Failed to fetch')), 0],
])('reports %s', async (_, answer, times) => {
  const fetch = vi.fn<() => Promise<Response>>(answer)
  vi.stubGlobal('fetch', fetch)
  const markMissing = vi.fn()
  renderHook(() => useReportMissingPhoto(photo, { hasUploaded: () => false, markMissing }))
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve))
  expect(markMissing).toHaveBeenCalledTimes(times)
})
