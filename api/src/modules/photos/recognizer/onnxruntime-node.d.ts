/** The package names a declaration file that it does not contain; what it exports is all of onnxruntime-common. */
declare module 'onnxruntime-node' {
  export * from 'onnxruntime-common';
}
