// One dab of piped cream with its ridges.
export function drawCreamShell({ x, y, r, turn = 0 }) {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${r})">
    <ellipse cx="0.12" cy="0.5" rx="1" ry="0.6" fill="#5A0A18" opacity="0.32" filter="blur(0.12)"/>
    <circle r="1" fill="radial(36 28 85, #FFFFFF, #FFF6E8 45%, #E6CDB2)"/>
    <g transform="rotate(${turn})">
      <path d="M-0.72 0.1 C-0.6 -0.62 0.5 -0.74 0.66 -0.06 C0.74 0.5 -0.3 0.66 -0.36 0.1 C-0.36 -0.28 0.24 -0.3 0.26 0.02" fill="none" stroke="#D9BC9C" stroke-width="0.13" stroke-linecap="round" opacity="0.75"/>
    </g>
    <ellipse cx="-0.34" cy="-0.42" rx="0.3" ry="0.18" transform="rotate(-30 -0.34 -0.42)" fill="#FFFFFF" opacity="0.9"/>
  </g>`
}
