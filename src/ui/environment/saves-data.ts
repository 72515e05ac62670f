interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor's connection is slow (2G) or is to be spared, as far as the browser tells: Chromium does. */
export function savesData(browser: Navigator): boolean {
  const connection: Connection | undefined = Reflect.get(browser, 'connection');
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false);
}
