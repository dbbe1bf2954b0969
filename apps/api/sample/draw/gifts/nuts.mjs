import { sweetThings } from '../cakes/sweetThings.mjs'

const shade =
  '<path d="M-0.9 0.1 C-0.6 0.8 0.7 0.8 0.95 0.1Z" transform="translate(0.06 0.12)" fill="#3A1408" opacity="0.3"/>'

const cashew = ({ turn = 0 }) =>
  `<g transform="rotate(${turn})">${shade}<path d="M-0.86 0.3 C-1 -0.66 0.72 -0.94 0.94 0.06 C0.86 0.56 0.48 0.4 0.24 0.14 C-0.16 -0.18 -0.32 0.8 -0.86 0.3Z" fill="linear(60, #FFF6DC, #F2DAA6 58%, #CDA462)"/><path d="M-0.6 -0.1 C-0.2 -0.5 0.4 -0.5 0.7 -0.06" fill="none" stroke="#FFFFFF" stroke-width="0.1" stroke-linecap="round" opacity="0.6"/></g>`
const raisin = ({ turn = 0 }) =>
  `<g transform="rotate(${turn})">${shade}<path d="M-0.8 0 C-0.7 -0.56 0.6 -0.62 0.84 -0.04 C0.7 0.5 -0.6 0.56 -0.8 0Z" fill="radial(36 28 80, #C8863C, #8A4A1A 55%, #4A220A)"/><path d="M-0.5 -0.1 q0.3 -0.2 0.5 0 t0.5 -0.04 M-0.4 0.16 q0.3 -0.1 0.7 0" fill="none" stroke="#4A220A" stroke-width="0.08" opacity="0.7"/></g>`
const pistachioShell = ({ turn = 0 }) =>
  `<g transform="rotate(${turn})">${shade}<path d="M-0.9 0 C-0.6 -0.6 0.5 -0.64 0.9 -0.02 C0.5 0.6 -0.6 0.58 -0.9 0Z" fill="linear(60, #FBEBCB, #E6CB9A 55%, #B8935A)"/><path d="M-0.76 0 C-0.4 -0.26 0.5 -0.3 0.84 -0.04 C0.4 0.14 -0.4 0.2 -0.76 0Z" fill="linear(60, #C6DA78, #7FA03C)"/></g>`
const fig = () =>
  `${shade}<path d="M0 -1 C0.3 -0.7 0.96 -0.4 0.9 0.2 C0.8 0.8 -0.8 0.8 -0.9 0.2 C-0.96 -0.4 -0.3 -0.7 0 -1Z" fill="radial(36 30 84, #E2BC84, #B0814A 55%, #6B4420)"/><path d="M0 -0.9 C-0.4 -0.4 -0.5 0.2 -0.3 0.6 M0 -0.9 C0.3 -0.4 0.5 0.2 0.3 0.6 M0 -0.9 V0.6" fill="none" stroke="#6B4420" stroke-width="0.06" opacity="0.5"/>`
const date = ({ turn = 0 }) =>
  `<g transform="rotate(${turn})">${shade}<path d="M-0.98 0 C-0.8 -0.5 0.7 -0.54 0.98 0 C0.7 0.5 -0.8 0.5 -0.98 0Z" fill="radial(34 26 84, #A8643C, #5E2A14 52%, #2A0E06)"/><path d="M-0.6 -0.14 C-0.2 -0.3 0.3 -0.3 0.6 -0.12" fill="none" stroke="#E8B088" stroke-width="0.09" stroke-linecap="round" opacity="0.6"/></g>`
const walnut = ({ turn = 0 }) =>
  `<g transform="rotate(${turn})">${shade}<path d="M-0.8 -0.1 C-0.9 -0.6 -0.3 -0.8 -0.06 -0.56 C0.2 -0.84 0.86 -0.6 0.8 -0.06 C0.98 0.4 0.4 0.78 0.08 0.56 C-0.3 0.8 -0.96 0.4 -0.8 -0.1Z" fill="radial(36 28 84, #E6BC80, #B47E44 55%, #6E431A)"/><path d="M0 -0.5 C0.1 -0.2 -0.1 0.1 0.04 0.5 M-0.5 -0.4 q0.2 0.2 0.06 0.4 t0.1 0.4 M0.5 -0.4 q-0.2 0.2 -0.04 0.4 t-0.1 0.36" fill="none" stroke="#6E431A" stroke-width="0.09" stroke-linecap="round" opacity="0.7"/></g>`

// Nuts and dried fruit, each about two units wide round its middle.
export const nuts = {
  almond: sweetThings.almond,
  cashew,
  raisin,
  pistachio: pistachioShell,
  fig,
  date,
  walnut,
}
