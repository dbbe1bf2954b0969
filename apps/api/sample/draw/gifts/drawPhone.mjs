import { mixColours } from '../mixColours.mjs'

// A phone, or the back of its case. Origin in its middle; 420 by 860. `picture` fills the front or the back.
export function drawPhone({ colour = '#2A2A2E', picture = '', back = false, id = 'phone' }) {
  const light = mixColours(colour, '#FFFFFF', 0.5)
  const dark = mixColours(colour, '#000000', 0.35)
  const inset = back ? 6 : 18
  const screen = `<rect x="${-210 + inset}" y="${-430 + inset}" width="${420 - inset * 2}" height="${860 - inset * 2}" rx="${66 - inset}"/>`
  const camera = back
    ? `<rect x="-172" y="-396" width="150" height="150" rx="40" fill="linear(50, ${light}, ${mixColours(colour, dark, 0.6)})" filter="shadow(2 4 4 0.3)"/>${[
        [-134, -358],
        [-62, -358],
        [-134, -286],
      ]
        .map(
          ([x, y]) =>
            `<circle cx="${x}" cy="${y}" r="29" fill="#1A1A1E"/><circle cx="${x}" cy="${y}" r="18" fill="radial(36 30 80, #5A6A8A, #14161E)"/><circle cx="${x - 6}" cy="${y - 7}" r="5" fill="#FFFFFF" opacity="0.8"/>`,
        )
        .join('')}<circle cx="-62" cy="-286" r="13" fill="#FFF3D0"/>`
    : '<rect x="-52" y="-398" width="104" height="24" rx="12" fill="#0E0E10"/>'
  return `<rect x="-210" y="-430" width="420" height="860" rx="66" fill="linear(20, ${light}, ${colour} 30%, ${dark})"/>
    <clipPath id="${id}">${screen}</clipPath><g clip-path="url(#${id})">${screen.replace('/>', ` fill="linear(60, ${mixColours(colour, '#FFFFFF', back ? 0.5 : 0)}, ${colour})"/>`)}${picture}
    <path d="M-210 -430 H60 L-150 430 H-210Z" fill="linear(30, #FFFFFF/0.24, #FFFFFF/0.02)"/></g>${camera}
    <rect x="-207" y="-427" width="414" height="854" rx="63" fill="none" stroke="#FFFFFF" stroke-width="4" opacity="0.4"/>`
}
