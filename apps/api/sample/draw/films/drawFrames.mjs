import { Worker } from 'node:worker_threads'

// Draws every frame of a film into `folder` as 0000.png, 0001.png …, shared out among a few threads.
export async function drawFrames(name, folder, hands = 2) {
  const work = Array.from({ length: hands }, (_, hand) => {
    const worker = new Worker(new URL('./frameWorker.mjs', import.meta.url), {
      workerData: { name, folder, hand, hands },
    })
    return new Promise((done, fail) => {
      worker.once('error', fail)
      worker.once('exit', done)
    })
  })
  await Promise.all(work)
}
