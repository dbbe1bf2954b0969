import { useEffect, useRef, useState } from 'react'
import { toVideoError } from './toVideoError.ts'
import type { VideoProps } from './VideoProps.ts'

type Wishes = Pick<VideoProps, 'autoPlay' | 'onPlay' | 'onFail'> & { readonly muted?: boolean | undefined }

/** How a film stands, and what sets it going. */
export function useVideo({ autoPlay = false, muted = false, onPlay, onFail }: Wishes) {
  const film = useRef<HTMLVideoElement>(null)
  const [scripted, setScripted] = useState(false)
  const [started, setStarted] = useState(false)
  const [failed, setFailed] = useState(false)
  const told = useRef({ played: false, failed: false })

  const fail = (error: Parameters<typeof toVideoError>[0]) => {
    const reason = toVideoError(error)
    if (reason === undefined) return
    // The same break may come as an event and as a refused promise.
    if (!told.current.failed) onFail?.(reason)
    // Refused is not broken: there is still a button to be pressed.
    if (reason === 'refused') return
    told.current.failed = true
    setFailed(true)
  }

  const play = (element: HTMLVideoElement) => {
    element.play().catch((error: unknown) => {
      if (error instanceof Error) fail(error)
    })
  }
  const begin = useRef(play)

  // What the observer calls must be the newest, though it observes only once.
  useEffect(() => {
    begin.current = play
  })

  // Without script the browser's own controls are all there is: only now can ours replace them.
  useEffect(() => setScripted(true), [])

  // Served as an attribute it is not the same in every parser, and React would complain of the difference.
  useEffect(() => {
    if (film.current) film.current.muted = muted
  }, [muted])

  // Whether it is in view is known only outside React.
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
          // Browsers let nothing play by itself that makes a sound.
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
      // A film also says that it plays when it begins again.
      if (!told.current.played) onPlay?.()
      told.current.played = true
    },
    press: () => {
      const element = film.current
      if (!element) return
      // The button goes, and its focus with it: the controls that come in its place take it, and must be there for it.
      element.controls = true
      element.focus()
      setStarted(true)
      play(element)
    },
  }
}
