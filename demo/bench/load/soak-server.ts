import '#server/main.ts';

/** The server of the soak, which tells its heap after a full collection when it is asked. Started with --expose-gc. */
process.on('message', async () => {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await new Promise((done) => setTimeout(done, 50));
  }
  process.send?.(process.memoryUsage().heapUsed);
});
