import { useEffect, useRef, useState } from 'react'
import { toVideoError } from './toVideoError.ts'
import type { VideoProps } from './VideoProps.ts'

type Wishes = Pick<VideoProps, 'autoPlay' | 'onPlay' | 'onFail'> & { readonly muted?: boolean | undefined }

/** Manages the playback state of a video and starts it. */
export function useVideo({ autoPlay = false, muted = false, onPlay, onFail }: Wishes) {
  const film = useRef<HTMLVideoElement>(null)
  const [scripted, setScripted] = useState(false)
  const [started, setStarted] = useState(false)
  const [failed, setFailed] = useState(false)
  const reported = useRef({ played: false, failed: false })

  const fail = (error: Parameters<typeof toVideoError>[0]) => {
    const reason = toVideoError(error)
    if (reason === undefined) return
    // The same failure may be reported as an event and as a rejected promise.
    if (!reported.current.failed) onFail?.(reason)
    // If the browser does not allow playing, the play button still works.
    if (reason === 'refused') return
    reported.current.failed = true
    setFailed(true)
  }

  const play = (element: HTMLVideoElement) => {
    element.play().catch((error: unknown) => {
      if (error instanceof Error) fail(error)
    })
  }
  const begin = useRef(play)

  // The observer is created once but must call the latest callback.
  useEffect(() => {
    begin.current = play
  })

  // Without JavaScript, the native controls are the only ones, so they are replaced after hydration.
  useEffect(() => setScripted(true), [])

  // `muted` is set in an effect, because parsers handle the served attribute differently, and React would report a
  // hydration mismatch.
  useEffect(() => {
    if (film.current) film.current.muted = muted
  }, [muted])

  // Visibility is only known in the browser.
  useEffect(() => {
    const element = film.current
    if (!element || !('IntersectionObserver' in globalThis)) return
    let leftPlaying = autoPlay && !matchMedia('(prefers-reduced-motion: reduce)').matches
    const observer = new IntersectionObserver(
      (sights) => {
        const share = sights.at(-1)?.intersectionRatio ?? 0
        if (share === 0 && !element.paused) {
          element.pause()
          leftPlaying = autoPlay
        } else if (share >= 0.5 && leftPlaying) {
          leftPlaying = false
          // Browsers block autoplay with sound.
          element.muted = true
          begin.current(element)
        }
      },
      { threshold: [0, 0.5] },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [autoPlay])

  return {
    film,
    scripted,
    started,
    failed,
    fail,
    start: () => {
      setStarted(true)
      // The event also fires when the video restarts, but `onPlay` is called only the first time.
      if (!reported.current.played) onPlay?.()
      reported.current.played = true
    },
    press: () => {
      const element = film.current
      if (!element) return
      // The focused button is removed and the native controls take the focus, so they must exist first.
      element.controls = true
      element.focus()
      setStarted(true)
      play(element)
    },
  }
}
