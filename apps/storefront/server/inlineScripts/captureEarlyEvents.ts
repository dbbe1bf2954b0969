/**
 * Captures input before hydration and replays it: the last button that was tapped, the last form submitted that the
 * server would only show again, empty, and ticked boxes, which React resets to their server-rendered state.
 * `app/entry.client.tsx` calls it when hydration begins, from where on React handles taps
 * (`replayUnhydratedClicks`), and calls the function it returns when the page is hydrated; parts that hydrate later
 * are checked for a second. Every document contains it, and every policy its hash.
 */
export const captureEarlyEvents = [
  '(()=>{let b,f,s;const m=new Map,d=new WeakSet,',
  'k=e=>{b=e.target.closest?.("button[type=button]")??b},',
  'q=e=>{const t=e.target;if(t.method=="post"&&!t.hasAttribute("action")){e.preventDefault();f=t;s=e.submitter}},',
  // Before React hears of the click that ticks it. Of radio buttons of one name the last one counts.
  // What has a tracker is React's, which hears it by itself.
  'c=({target:t})=>{if(/^(radio|checkbox)$/.test(t.type)){m.set(t.type=="radio"&&t.name||t,[t,t.checked]);t._valueTracker&&d.add(t)}};',
  'addEventListener("click",k,true);addEventListener("submit",q,true);addEventListener("click",c,true);',
  'self.__replayEarlyEvents=()=>{removeEventListener("click",k,true);removeEventListener("submit",q,true);let n=20;const r=()=>{',
  // A box ticked before hydration that React left unchanged has fired no change event yet.
  'for(const[t,w]of m.values())if(t.isConnected&&!d.has(t)&&(t.checked!=w||t._valueTracker)){d.add(t);t.checked=!w;t.click()}',
  'if(n--)setTimeout(r,50);else removeEventListener("click",c,true)};',
  'return()=>{r();if(b?.isConnected)b.click();if(f?.isConnected)f.requestSubmit(s)}}})()',
].join('')
