import type { VideoError } from './VideoError.ts'

/**
 * Maps an error of the media element, by its code, or a rejected promise, by its name, to a reason; `undefined` for
 * no error.
 */
export function toVideoError(
  error: { readonly code?: number; readonly name?: string } | null,
): VideoError | undefined {
  switch (error?.name) {
    // The video was paused, or its source changed, before it could start.
    case 'AbortError':
      return undefined
    case 'NotAllowedError':
      return 'refused'
  }
  return byCode[error?.code ?? 0] ?? 'unplayable'
}

const byCode: Readonly<Record<number, VideoError>> = { 2: 'network', 3: 'decoding', 4: 'unplayable' }
