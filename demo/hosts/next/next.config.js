const { dirname } = import.meta;

/** @type {import('next').NextConfig} */
const config = { output: 'export', turbopack: { root: dirname }, outputFileTracingRoot: dirname };

export default config;
