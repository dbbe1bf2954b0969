import { fillWith } from '../gifts/fillWith.mjs'

const grain = (turn, paint) =>
  `<g transform="rotate(${turn})"><path d="M-1 0 C-0.6 -0.36 0.6 -0.36 1 0 C0.6 0.36 -0.6 0.36 -1 0Z" fill="${paint}"/></g>`

// A small brass bowl with rice or red powder. Origin in the middle of its mouth; 300 wide.
export function drawRiceBowl({ fill = 'rice', id = fill } = {}) {
  const heap =
    fill === 'rice'
      ? `<path d="M-124 0 C-80 -70 80 -70 124 0 A124 50 0 0 1 -124 0Z" fill="#EADFCB"/><clipPath id="heap-${id}"><path d="M-124 0 C-80 -70 80 -70 124 0 A124 50 0 0 1 -124 0Z"/></clipPath><g clip-path="url(#heap-${id})">${fillWith({ draw: ({ turn, seed }) => grain(turn, seed % 3 ? '#FFFDF6' : '#E9D3A8'), width: 260, height: 120, size: 11, gap: 0.8, seed: 5 })}</g>`
      : `<path d="M-124 0 C-80 -84 80 -84 124 0 A124 50 0 0 1 -124 0Z" fill="radial(36 20 90, #FF7A6A, #D9202C 50%, #8A0614)"/><path d="M-80 -26 C-40 -60 30 -66 60 -50" fill="none" stroke="#FFB0A0" stroke-width="10" stroke-linecap="round" opacity="0.4" filter="blur(5)"/>`
  return `<ellipse cx="16" cy="112" rx="140" ry="34" fill="#3A1408" opacity="0.45" filter="blur(12)"/>
    <path d="M-150 0 C-146 70 -96 122 -60 126 H60 C96 122 146 70 150 0Z" fill="linear(0, #7A5014, #C9963C 12%, #FFF3C4 26%, #E3B452 44%, #B9812C 66%, #E9C46A 84%, #8A5E18)"/>
    <path d="M-138 46 C-80 84 80 84 138 46" fill="none" stroke="#7A5014" stroke-width="5" stroke-dasharray="10 7" opacity="0.6"/>
    <ellipse rx="150" ry="58" fill="linear(24, #FFF6D6, #EBC66C 45%, #A8771F)"/><ellipse cy="2" rx="134" ry="49" fill="linear(90, #6E4812, #B9812C)"/>${heap}`
}
