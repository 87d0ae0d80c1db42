declare module 'gltf-validator' {
  export interface Report {
    readonly issues: {
      readonly numErrors: number;
      readonly numWarnings: number;
      readonly messages: readonly { readonly code: string; readonly message: string; readonly pointer?: string }[];
    };
    readonly info: { readonly animationCount: number; readonly totalTriangleCount: number };
  }
  export const validateBytes: (bytes: Uint8Array) => Promise<Report>;
}
