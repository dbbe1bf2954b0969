// A lit brass lamp on a foot. Origin in the middle of its foot; 380 wide, about 420 high with the flame.
export function drawBrassDiya() {
  const brass = 'linear(0, #7A5014, #C9963C 12%, #FFF3C4 26%, #E3B452 42%, #B9812C 62%, #E9C46A 80%, #8A5E18)'
  return `
    <ellipse cx="0" cy="-300" rx="240" ry="220" fill="radial(50 50 50, #FFD36B/0.5, #FFD36B/0)"/>
    <path d="M-110 -14 A110 26 0 0 0 110 -14 C90 -40 40 -44 34 -80 H-34 C-40 -44 -90 -40 -110 -14Z" fill="${brass}"/>
    <path d="M-186 -180 C-170 -96 -100 -66 0 -66 C100 -66 170 -96 186 -180Z" fill="${brass}"/>
    <path d="M-160 -132 C-90 -90 90 -90 160 -132" fill="none" stroke="#7A5014" stroke-width="5" opacity="0.6" stroke-dasharray="12 7"/>
    <ellipse cx="0" cy="-180" rx="186" ry="50" fill="linear(24, #FFF6D6, #EBC66C 45%, #A8771F)"/>
    <ellipse cx="0" cy="-177" rx="164" ry="40" fill="linear(90, #6E4812, #B9812C)"/>
    <ellipse cx="0" cy="-170" rx="150" ry="31" fill="radial(45 40 70, #FFD877, #E0982A 60%, #A85E12)"/>
    <path d="M-84 -166 C-50 -182 -20 -186 0 -206" fill="none" stroke="#FFF6E2" stroke-width="13" stroke-linecap="round"/>
    <path d="M2 -202 C-50 -222 -48 -290 6 -380 C56 -290 54 -222 2 -202Z" fill="radial(50 75 75, #FFF6C8, #FFD34D 40%, #F28A0C 85%)"/>
    <path d="M2 -212 C-22 -226 -20 -266 4 -310 C28 -266 26 -226 2 -212Z" fill="#FFFCE8" opacity="0.9"/>
    <path d="M-130 -150 C-116 -112 -80 -92 -40 -84" fill="none" stroke="#FFFFFF" stroke-width="10" stroke-linecap="round" opacity="0.6" filter="blur(3)"/>`
}
