/**
 * Starts the page's scripts, which the document lists under `scripts`, once the pictures that are seen first have been
 * painted: nothing competes with them on a slow line, and whoever stirs or looks at a hidden page does not wait for them.
 * A script that could not be had is asked for again at the next stir. `__hasInteracted` tells what waits for a stir that there was one.
 */
export const scheduleHydration = [
  '(()=>{let s;const g=()=>{const t=document.getElementById("scripts");if(s||!t)return;s=1;',
  'const[e,...r]=JSON.parse(t.textContent);for(const f of r){const l=document.createElement("link");',
  'l.rel="modulepreload";l.href=f;document.head.append(l)}import(e).catch(()=>{s=0})};',
  'addEventListener("DOMContentLoaded",()=>{',
  'const p=[...document.querySelectorAll("img[fetchpriority=high]")];',
  // Decoding is given up as well where another of a picture's files is picked meanwhile.
  'const w=i=>i.decode().catch(()=>i.complete||new Promise(d=>{i.addEventListener("load",d);i.addEventListener("error",d)}));',
  'Promise.all(p.map(w)).then(()=>{if(document.hidden)g();requestAnimationFrame(()=>setTimeout(g,200));',
  // What was painted is told of only where it is the largest so far, and by some browsers never.
  'try{new PerformanceObserver(l=>l.getEntries().some(e=>!p[0]||p.includes(e.element))&&g())',
  '.observe({type:"largest-contentful-paint",buffered:true})}catch{}});',
  // What a picture that does not come may cost.
  'setTimeout(g,2e3)});',
  // Browsers tell of a pointer at rest as well, when the page moves below it.
  'const h=e=>{if(e.type!="pointermove"||e.movementX||e.movementY){self.__hasInteracted=1;g()}};',
  'for(const n of["pointerdown","pointermove","touchstart","keydown","focusin","click","scroll"])',
  'addEventListener(n,h,{capture:true,passive:true})})()',
].join('')
