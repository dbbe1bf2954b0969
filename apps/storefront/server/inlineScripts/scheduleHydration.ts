/**
 * Loads the page's scripts, which the document lists under `scripts`, once the above-the-fold images are painted:
 * nothing competes with them on a slow connection, and an interaction or a hidden page loads the scripts
 * immediately. A script that failed to load is requested again on the next interaction. `__hasInteracted` tells
 * code that waits for an interaction that one happened.
 */
export const scheduleHydration = [
  '(()=>{let s;const g=()=>{const t=document.getElementById("scripts");if(s||!t)return;s=1;',
  'const[e,...r]=JSON.parse(t.textContent);for(const f of r){const l=document.createElement("link");',
  'l.rel="modulepreload";l.href=f;document.head.append(l)}import(e).catch(()=>{s=0})};',
  'addEventListener("DOMContentLoaded",()=>{',
  'const p=[...document.querySelectorAll("img[fetchpriority=high]")];',
  // Decoding also rejects when the browser selects another file of the image meanwhile.
  'const w=i=>i.decode().catch(()=>i.complete||new Promise(d=>{i.addEventListener("load",d);i.addEventListener("error",d)}));',
  'Promise.all(p.map(w)).then(()=>{if(document.hidden)g();requestAnimationFrame(()=>setTimeout(g,200));',
  // The browser reports only the largest paint so far, and some browsers none.
  'try{new PerformanceObserver(l=>l.getEntries().some(e=>!p[0]||p.includes(e.element))&&g())',
  '.observe({type:"largest-contentful-paint",buffered:true})}catch{}});',
  // Maximum delay for an image that does not load.
  'setTimeout(g,2e3)});',
  // Browsers also fire this for a resting pointer when the page moves below it.
  'const h=e=>{if(e.type!="pointermove"||e.movementX||e.movementY){self.__hasInteracted=1;g()}};',
  'for(const n of["pointerdown","pointermove","touchstart","keydown","focusin","click","scroll"])',
  'addEventListener(n,h,{capture:true,passive:true})})()',
].join('')
