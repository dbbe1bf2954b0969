import { mixColours } from '../mixColours.mjs'
import { fillWith } from './fillWith.mjs'

// A filled glass jar with a cloth cap tied with string, a cork, or a metal lid. Origin in the middle of its foot; 300 wide, 430 high.
export function drawGlassJar({
  fill,
  size = 26,
  gap = 1,
  back = '#E6D2B4',
  cap = '#B0124E',
  lid = 'cloth',
  seed = 1,
  label = '',
}) {
  const glass =
    'M-128 -330 C-150 -316 -150 -296 -150 -270 V-40 Q-150 -4 -112 4 A150 30 0 0 0 112 4 Q150 -4 150 -40 V-270 C150 -296 150 -316 128 -330Z'
  const light = mixColours(cap, '#FFFFFF', 0.4)
  const dark = mixColours(cap, '#1E0610', 0.4)
  const caps = {
    cloth: `<path d="M-134 -338 C-150 -430 150 -430 134 -338 L172 -286 C130 -268 104 -292 66 -278 C30 -266 -24 -266 -60 -278 C-100 -292 -130 -268 -172 -286Z" fill="linear(30, ${light}, ${cap} 50%, ${dark})" filter="shadow(2 6 5 0.3)"/>
      <path d="M-96 -330 L-140 -282 M-50 -322 L-64 -278 M0 -320 V-272 M52 -322 L66 -280 M100 -330 L138 -284" stroke="${dark}" stroke-width="7" opacity="0.35"/><path d="M-98 -380 Q0 -420 100 -378" fill="none" stroke="#FFFFFF" stroke-width="10" opacity="0.2" filter="blur(4)"/>
      <path d="M-136 -336 Q0 -302 136 -336" fill="none" stroke="#8C6230" stroke-width="14"/><path d="M-136 -338 Q0 -304 136 -338" fill="none" stroke="#E8CB98" stroke-width="9" stroke-dasharray="7 4"/>`,
    gold: `<path d="M-140 -392 V-326 A140 28 0 0 0 140 -326 V-392Z" fill="linear(0, #8A5E18, #FBE7B0 22%, #D9A850 50%, #A8771F 80%, #6E4812)"/><ellipse cy="-392" rx="140" ry="30" fill="linear(30, #FFF6D6, #EBC66C 60%, #C9963C)"/><ellipse cy="-392" rx="122" ry="25" fill="none" stroke="#FFFBE8" stroke-width="3" opacity="0.7"/>`,
    cork: `<path d="M-118 -396 L-124 -326 A124 24 0 0 0 124 -326 L118 -396Z" fill="linear(0, #9A6A38, #E2B987 24%, #C99A64 55%, #86592C)"/><ellipse cy="-396" rx="118" ry="26" fill="linear(30, #F0D2A6, #D3A56C)"/><g fill="#8A5A2C" opacity="0.5"><circle cx="-50" cy="-398" r="5"/><circle cx="20" cy="-390" r="4"/><circle cx="60" cy="-402" r="5"/><circle cx="-70" cy="-356" r="5"/><circle cx="30" cy="-350" r="6"/></g>`,
  }
  const id = `glass-jar-${seed}`
  return `<clipPath id="${id}"><path d="${glass}"/></clipPath>
    <path d="${glass}" fill="linear(0, ${mixColours(back, '#3A1E0E', 0.2)}, ${mixColours(back, '#FFFFFF', 0.4)} 28%, ${mixColours(back, '#3A1E0E', 0.24)})"/>
    <g clip-path="url(#${id})"><g transform="translate(0 -146)">${fillWith({ draw: fill, width: 290, height: 310, size, seed, gap })}</g></g>
    ${label}
    <path d="${glass}" fill="linear(0, #5A3A1E/0.42, #FFFFFF/0.12 20%, #FFFFFF/0 50%, #3A1E0E/0.18 80%, #3A1E0E/0.46)" stroke="#D8CBB8" stroke-width="3"/>
    <path d="M-150 -40 Q-150 -4 -112 4 A150 30 0 0 0 112 4 Q150 -4 150 -40 Q100 -6 0 -6 Q-100 -6 -150 -40Z" fill="#FFFFFF" opacity="0.28"/>
    <path d="M-120 -268 V-60" stroke="#FFFFFF" stroke-width="17" stroke-linecap="round" opacity="0.72" filter="blur(2)"/><path d="M122 -250 V-80" stroke="#FFFFFF" stroke-width="7" stroke-linecap="round" opacity="0.5" filter="blur(2)"/>
    ${caps[lid]}`
}
