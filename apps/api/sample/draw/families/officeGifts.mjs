import { drawHeartLeaf } from '../drawHeartLeaf.mjs'
import { drawLeaf } from '../drawLeaf.mjs'
import { drawTurned } from '../gifts/drawTurned.mjs'
import { giftScene } from '../gifts/giftScene.mjs'
import { solidFlowers } from '../gifts/solidFlowers.mjs'

const potted = (kind, n) => {
  const pot = drawTurned({
    profile: [
      [0, 99],
      [180, 116],
      [196, 116],
    ],
    colour: '#F6F1EA',
    id: `pot-${n}`,
    mouth: 'open',
    inside: '<ellipse cx="0" cy="-194" rx="106" ry="25" fill="#4A3020"/>',
  })
  const greens = {
    blades: () =>
      [-34, -18, -4, 12, 26, 38].map((turn, k) =>
        drawLeaf({
          x: turn,
          y: -190,
          length: 360 - Math.abs(turn) * 3,
          width: 56,
          turn: turn * 0.7,
          bend: turn,
          green: k % 2 ? '#4C7A3C' : '#6F9C4C',
          ribbed: false,
        }),
      ),
    hearts: () =>
      [
        [-90, -300, 120],
        [90, -306, 240],
        [0, -380, 180],
        [-120, -220, 60],
        [124, -224, 300],
        [-50, -270, 80],
        [56, -276, 280],
        [0, -230, 6],
      ].map(
        ([x, y, turn], k) =>
          `<path d="M${x * 0.2} -190 Q${x * 0.6} -240 ${x} ${y}" fill="none" stroke="#5E9440" stroke-width="7"/>${drawHeartLeaf({ x, y, size: 116, turn, tone: k, splash: k % 2 })}`,
      ),
    rosette: () =>
      [
        [12, 190, 0],
        [9, 140, 20],
        [6, 90, 40],
      ]
        .flatMap(([count, long, from]) =>
          Array.from({ length: count }, (_, k) => {
            const a = (k / count) * 360 + from
            const flat = 0.62 + 0.38 * Math.cos((a * Math.PI) / 180)
            return {
              a,
              svg: drawLeaf({
                x: 0,
                y: -214,
                length: long * (0.62 + 0.4 * flat),
                width: 76,
                turn: a > 180 ? a - 360 : a,
                green: k % 2 ? '#7FA88A' : '#A8C4A0',
                ribbed: false,
              }),
            }
          }),
        )
        .filter(({ a }) => Math.abs(((a + 180) % 360) - 180) < 112)
        .map(({ svg }) => svg),
    fronds: () =>
      [-70, -48, -26, -8, 12, 32, 54, 74].flatMap((turn) => {
        const t = (turn * Math.PI) / 180
        return Array.from({ length: 9 }, (_, k) => {
          const d = 40 + k * 34
          const x = Math.sin(t) * d * (1 + k * 0.02)
          const y = -196 - Math.cos(t) * d + k * k * 1.3 * Math.abs(Math.sin(t))
          return (
            drawLeaf({
              x,
              y,
              length: 78 - k * 5,
              width: 22,
              turn: turn + 62,
              green: '#6FA04C',
              ribbed: false,
            }) +
            drawLeaf({
              x,
              y,
              length: 78 - k * 5,
              width: 22,
              turn: turn - 62,
              green: '#4C8A3C',
              ribbed: false,
            })
          )
        })
      }),
  }
  return `${pot}${greens[kind]().join('')}`
}

const award = `<path d="M0 -700 C240 -560 300 -280 60 -30 H-60 C-300 -280 -240 -560 0 -700Z" fill="linear(40, #FFFFFF/0.95, #CFE6EC/0.75 35%, #8FBCC8/0.7 65%, #E6F4F6/0.9)" stroke="#7AA6B0" stroke-width="4"/><path d="M0 -700 C240 -560 300 -280 60 -30 L30 -30 C240 -280 190 -540 0 -660Z" fill="#FFFFFF" opacity="0.7"/><path d="M0 -660 C-190 -540 -240 -280 -40 -40 L0 -40Z" fill="#FFFFFF" opacity="0.35"/><path d="M0 -640 V-40 M0 -180 C-70 -220 -120 -270 -156 -330 M0 -180 C70 -220 120 -270 156 -330 M0 -320 C-60 -350 -110 -400 -140 -456 M0 -320 C60 -350 110 -400 140 -456 M0 -460 C-40 -480 -76 -520 -96 -560 M0 -460 C40 -480 76 -520 96 -560" fill="none" stroke="#FFFFFF" stroke-width="9" stroke-linecap="round" opacity="0.95"/><path d="M4 -636 V-40 M4 -176 C-66 -216 -116 -266 -152 -326 M4 -176 C74 -216 124 -266 160 -326" fill="none" stroke="#5A8A96" stroke-width="3" opacity="0.5"/><path d="M-168 -480 C-196 -380 -170 -260 -100 -150" fill="none" stroke="#FFFFFF" stroke-width="18" stroke-linecap="round" opacity="0.9" filter="blur(4)"/>
  <path d="M-190 -40 H190 L230 60 V110 A230 40 0 0 1 -230 110 V60Z" fill="linear(0, #1A181A, #5A565C 24%, #2A282C 52%, #0E0C0E)"/><path d="M-190 -40 H190 L230 60 H-230Z" fill="linear(60, #6E6A72, #3A373C 50%, #1A181A)"/><rect x="-90" y="72" width="180" height="40" rx="5" fill="linear(0, #8A5E18, #FBE7B0 30%, #D9A850 60%, #8A5E18)"/>`

const blackVase = {
  back: '<path d="M-150 0 L0 -36 L150 0 L0 34Z" fill="#141214"/>',
  front:
    '<path d="M-150 0 L-136 340 Q0 376 136 340 L150 0 L0 34Z" fill="linear(0, #4A464C, #6E6A72 20%, #2E2B30 48%, #0E0C0E)"/><path d="M0 34 L4 358 L136 340 L150 0Z" fill="#000000" opacity="0.28"/><path d="M-126 50 L-116 310" stroke="#FFFFFF" stroke-width="12" stroke-linecap="round" opacity="0.35" filter="blur(4)"/><path d="M-150 0 L0 34 L150 0" fill="none" stroke="#8A8690" stroke-width="4" opacity="0.7"/>',
}

export default {
  'office-desk-plant-set': () =>
    giftScene(
      '#B0C4A0',
      ...['blades', 'rosette', 'hearts', 'fronds'].map((kind, n) => ({
        draw: potted(kind, n),
        x: 206 + n * 256,
        y: 866,
        scale: 0.98 + (n % 2) * 0.03,
        shade: [200, 56],
      })),
    ),
  'engraved-trophy': () =>
    giftScene('#9CB8C4', { draw: award, x: 600, y: 930, scale: 1.16, shade: [520, 100, 0, 140] }),
  'reception-flowers': async () =>
    giftScene(
      '#9CAE94',
      { draw: blackVase.back, x: 600, y: 750, shade: [330, 60, 0, 350] },
      { draw: await solidFlowers.lilies() },
      { draw: blackVase.front, x: 600, y: 750 },
    ),
}
