import type { Announcements, Emitter } from './widget-events.ts';

export function createAnnouncements(): Announcements {
  const emitters = new Set<Emitter>();
  return {
    attach(emitter) {
      emitters.add(emitter);
      return () => void emitters.delete(emitter);
    },
    emit(name, detail) {
      for (const emitter of emitters) {
        if (emitter.names.has(name)) return emitter.emit(name, detail);
      }
      return true;
    },
  };
}
