// An empty vase of clear glass with a narrow waist. Origin in the middle of its foot; 420 wide, 780 high.
export function drawVase() {
  const glass =
    'M-190 -760 C-176 -620 -86 -560 -84 -440 C-84 -330 -196 -260 -200 -130 C-204 -40 -150 0 0 0 C150 0 204 -40 200 -130 C196 -260 84 -330 84 -440 C86 -560 176 -620 190 -760Z'
  const inner =
    'M-172 -748 C-158 -616 -66 -560 -66 -440 C-66 -320 -174 -254 -178 -134 C-180 -66 -130 -42 0 -42 C130 -42 180 -66 178 -134 C174 -254 66 -320 66 -440 C66 -560 158 -616 172 -748Z'
  return `<path d="${glass}" fill="linear(0, #9FBABA/0.75, #F4FAF9/0.5 24%, #E6F0EF/0.4 60%, #86A5A6/0.75)"/>
    <path d="${inner}" fill="linear(0, #8FB0B0/0.35, #FFFFFF/0.45 30%, #DCEAEA/0.25 64%, #7A9C9E/0.4)"/>
    <path d="M-196 -100 C-190 -20 -130 0 0 0 C130 0 190 -20 196 -100 C180 -50 100 -40 0 -40 C-100 -40 -180 -50 -196 -100Z" fill="#6E9698" opacity="0.4"/>
    <ellipse cy="-20" rx="120" ry="12" fill="#FFFFFF" opacity="0.6" filter="blur(4)"/>
    <path d="M-156 -730 C-140 -620 -54 -550 -56 -440 C-58 -330 -156 -270 -160 -140" fill="none" stroke="#FFFFFF" stroke-width="18" stroke-linecap="round" opacity="0.85" filter="blur(2)"/>
    <path d="M160 -720 C146 -620 62 -550 64 -440" fill="none" stroke="#FFFFFF" stroke-width="9" stroke-linecap="round" opacity="0.6"/><path d="M166 -190 C174 -150 170 -90 140 -64" fill="none" stroke="#FFFFFF" stroke-width="11" stroke-linecap="round" opacity="0.6" filter="blur(2)"/>
    <path d="${glass}" fill="none" stroke="#7A9C9E" stroke-width="3" opacity="0.6"/>
    <ellipse cy="-760" rx="190" ry="44" fill="#DDE9E8" opacity="0.75"/><ellipse cy="-760" rx="172" ry="36" fill="linear(90, #A8C0C0, #E6F0EF)" opacity="0.8"/><ellipse cy="-760" rx="190" ry="44" fill="none" stroke="#FFFFFF" stroke-width="6" opacity="0.95"/><path d="M-190 -760 A190 44 0 0 0 190 -760" fill="none" stroke="#7A9C9E" stroke-width="2" opacity="0.7" transform="translate(0 4)"/>`
}
