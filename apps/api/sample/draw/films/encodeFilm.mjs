import { execFile } from 'node:child_process'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import ffmpeg from '@ffmpeg-installer/ffmpeg'
import { filmSize } from './filmSize.mjs'

const run = promisify(execFile)
const most = 450_000
const kinds = {
  mp4: [
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-profile:v', 'high', '-tune', 'animation'],
    ...['-movflags', '+faststart'],
  ],
  webm: [
    ...['-c:v', 'libvpx-vp9', '-deadline', 'good', '-cpu-used', '1', '-row-mt', '1'],
    ...['-auto-alt-ref', '1', '-lag-in-frames', '25', '-tile-columns', '0'],
  ],
}

// Makes an MP4 and a WebM of the numbered pictures in `frames` and answers their sizes in bytes.
export async function encodeFilm(name, frames, { folder, seconds }) {
  const written = []
  for (const [kind, settings] of Object.entries(kinds)) {
    const file = `${name}.${kind}`
    // Two rounds: the first measures how much each second needs, the second shares the room out.
    const bits = Math.floor((most * 0.94 * 8) / seconds)
    const log = join(frames, kind)
    const shared = [
      ...['-y', '-v', 'error', '-framerate', String(filmSize.perSecond), '-i', join(frames, '%04d.png')],
      ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', '-an', ...settings],
      ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-g', '96'],
      ...['-b:v', String(bits), '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
      ...['-threads', '2', '-passlogfile', log],
    ]
    const path = join(folder, file)
    await run(ffmpeg.path, [...shared, '-pass', '1', '-f', 'null', '/dev/null'])
    await run(ffmpeg.path, [...shared, '-pass', '2', path])
    const { size } = await stat(path)
    if (size > most) {
      await rm(path)
      throw new Error(`${file} came out at ${size} bytes, more than ${most}`)
    }
    written.push({ file, bytes: size })
  }
  return written
}
