// A square bottle of pink perfume with a gold cap. Origin in the middle of its foot; 420 wide, 640 high.
export function drawPerfume() {
  return `
    <path d="M-206 -440 Q-206 -470 -176 -470 H176 Q206 -470 206 -440 V-30 Q206 0 176 0 H-176 Q-206 0 -206 -30Z" fill="linear(20, #FFFFFF, #F6E4E6 30%, #EBC9CF 65%, #C99AA4)"/>
    <path d="M-166 -380 Q-166 -400 -146 -400 H146 Q166 -400 166 -380 V-66 Q166 -44 146 -44 H-146 Q-166 -44 -166 -66Z" fill="linear(40, #FBD3DA, #F2A3B3 45%, #D9708A)"/>
    <path d="M-166 -376 H166 V-350 Q0 -336 -166 -350Z" fill="#FFFFFF" opacity="0.75"/>
    <path d="M-2 -390 V-70" stroke="#FFFFFF" stroke-width="6" opacity="0.55"/>
    <path d="M-206 -440 L-166 -386 V-62 L-206 -20Z" fill="#FFFFFF" opacity="0.6"/><path d="M206 -440 L166 -386 V-62 L206 -20Z" fill="#9A5A68" opacity="0.22"/>
    <path d="M-190 -4 L-150 -44 H150 L190 -4Z" fill="#B86A7C" opacity="0.3"/>
    <path d="M-182 -420 V-60" stroke="#FFFFFF" stroke-width="12" stroke-linecap="round" opacity="0.9" filter="blur(2)"/>
    <path d="M-120 -330 C-126 -240 -124 -180 -118 -110" fill="none" stroke="#FFFFFF" stroke-width="22" stroke-linecap="round" opacity="0.45" filter="blur(5)"/>
    <rect x="-62" y="-506" width="124" height="40" rx="5" fill="linear(0, #8A5E18, #FBE7B0 24%, #D9A850 55%, #8A5E18)"/>
    <path d="M-92 -640 Q-92 -656 -76 -656 H76 Q92 -656 92 -640 V-516 Q92 -502 76 -502 H-76 Q-92 -502 -92 -516Z" fill="linear(0, #8A5E18, #F2D488 14%, #FFFBE4 26%, #D9A850 46%, #B9812C 66%, #F2D488 82%, #8A5E18)"/>
    <path d="M-92 -540 H92 M-92 -620 H92" stroke="#8A5E18" stroke-width="3" opacity="0.5"/>
    <rect x="-78" y="-246" width="156" height="104" rx="4" fill="#FFF9F2" opacity="0.92"/><path d="M-60 -194 C-40 -226 -14 -226 0 -200 C14 -226 40 -226 60 -194 C30 -180 12 -176 0 -160 C-12 -176 -30 -180 -60 -194Z" fill="#D9A850"/>`
}
