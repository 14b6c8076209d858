import type { Clock } from '#server/platform/clock/index.ts';

/**
 * Which outside services are away, from what our own calls of them have just seen: looking at one for its own sake costs money, or is
 * counted against us. A process speaks for itself, about what it asks.
 */

/** The outside services: what is away of these keeps no process from its other work. */
export type Service = 'carrier' | 'payments' | 'model' | 'email' | 'inbox';

/** How a call ended, with what was asked. */
export interface Ended {
  readonly args: readonly unknown[];
  readonly error?: unknown;
  readonly answer?: unknown;
}

/**
 * What a call tells of the service: that it works, also where it said no; in words what is wrong with it, or nothing at all, where
 * nobody was asked.
 */
export type Told = 'works' | 'nothing' | { readonly fault: string };

export interface ServiceWatch {
  /** The port, with its calls watched. */
  watched<Port extends object>(
    service: Service,
    port: Port,
    how: {
      /** The calls that stay in this process. */
      readonly asksNobody: readonly (keyof Port)[];
      readonly toldBy: (ended: Ended) => Told;
    },
  ): Port;
  /** What is wrong with each service that is away. */
  away(): Readonly<Partial<Record<Service, string>>>;
}

/** A failure that nobody has seen again for so long says nothing about now. The longest pause of what is tried again is shorter. */
const REMEMBERED_MS = 30 * 60_000;

export function createServiceWatch(clock: Clock): ServiceWatch {
  const faults = new Map<Service, { readonly fault: string; readonly at: number }>();
  const note = (service: Service, told: Told) => {
    if (told === 'works') faults.delete(service);
    else if (told !== 'nothing')
      faults.set(service, { fault: told.fault, at: clock.now().getTime() });
  };
  return {
    watched: (service, port, { asksNobody, toldBy }) =>
      new Proxy(port, {
        get(target, key) {
          const value: unknown = Reflect.get(target, key, target);
          if (typeof value !== 'function' || asksNobody.includes(key as keyof typeof port))
            return value;
          return (...args: unknown[]) => {
            const result: unknown = Reflect.apply(value, target, args);
            if (!(result instanceof Promise)) return result;
            return result.then(
              (answer: unknown) => {
                note(service, toldBy({ args, answer }));
                return answer;
              },
              (error: unknown) => {
                note(service, toldBy({ args, error }));
                throw error;
              },
            );
          };
        },
      }),
    away() {
      const since = clock.now().getTime() - REMEMBERED_MS;
      const recent = [...faults].filter(([, { at }]) => at > since);
      return Object.fromEntries(recent.map(([service, { fault }]) => [service, fault]));
    },
  };
}
