import type { VideoError } from './VideoError.ts'

/** What an error of the media element, by its code, or a refused promise, by its name, means; `undefined` is none. */
export function toVideoError(
  error: { readonly code?: number; readonly name?: string } | null,
): VideoError | undefined {
  switch (error?.name) {
    // It was paused, or another source was chosen, before it could begin.
    case 'AbortError':
      return undefined
    case 'NotAllowedError':
      return 'refused'
  }
  return byCode[error?.code ?? 0] ?? 'unplayable'
}

const byCode: Readonly<Record<number, VideoError>> = { 2: 'network', 3: 'decoding', 4: 'unplayable' }
